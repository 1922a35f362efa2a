import { isDiet } from '../lexicon/diets.ts'
import type { Wish, WishOf } from './wish.ts'

/** "tudo vegano" among the house's restrictions: how its kitchen cooks, so its own dishes need no proof. */
export const isHouseDiet = (wish: Wish): wish is WishOf<'exclude'> =>
  wish.kind === 'exclude' && wish.why === 'diet' && wish.origin === 'house' && isDiet(wish.what)
