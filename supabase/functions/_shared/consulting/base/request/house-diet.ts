import { isDiet } from '../lexicon/diets.ts'
import type { Wish, WishOf } from './wish.ts'

/** "aqui tudo é vegano", "a cozinha é vegetariana", in a request. */
const saysOfHouse =
  /(?<!\p{L})(?:tudo|casa|cozinha|card[aá]pio|menu|restaurante|caf[eé]|bar) (?:aqui )?(?:é|e|eh|são)(?: todo| tod[oa]| 100%)? |somos /iu

/** "tudo vegano" among the house's restrictions: how its kitchen cooks, so its own dishes need no proof. */
export const isHouseDiet = (wish: Wish): wish is WishOf<'exclude'> =>
  wish.kind === 'exclude' &&
  wish.why === 'diet' &&
  (wish.origin === 'house' || saysOfHouse.test(wish.text)) &&
  isDiet(wish.what)
