import type { DishIdea } from '../idea.ts'
import { burgers } from './burgers.ts'
import { dayCatch } from './catch.ts'
import { counter } from './counter.ts'
import { desserts } from './desserts.ts'
import { eveSweets } from './eve-sweets.ts'
import { fine } from './fine.ts'
import { fried } from './fried.ts'
import { griddle } from './griddle.ts'
import { mains } from './mains.ts'
import { pots } from './pots.ts'
import { quick } from './quick.ts'
import { regional } from './regional.ts'
import { signatures } from './signatures.ts'
import { snacks } from './snacks.ts'
import { street } from './street.ts'

/** Every dish that the engine can propose. */
export const ideas: readonly DishIdea[] = [
  ...snacks,
  ...fried,
  ...burgers,
  ...counter,
  ...griddle,
  ...signatures,
  ...mains,
  ...street,
  ...desserts,
  ...quick,
  ...pots,
  ...fine,
  ...dayCatch,
  ...eveSweets,
  ...regional,
]
