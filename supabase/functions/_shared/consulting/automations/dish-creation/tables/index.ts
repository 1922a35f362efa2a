import type { DishIdea } from '../idea.ts'
import { bahian } from './bahian.ts'
import { bakery } from './bakery.ts'
import { bowls } from './bowls.ts'
import { breadSweets } from './bread-sweets.ts'
import { burgers } from './burgers.ts'
import { carried } from './carried.ts'
import { dayCatch } from './catch.ts'
import { counter } from './counter.ts'
import { desserts } from './desserts.ts'
import { eveSweets } from './eve-sweets.ts'
import { farm } from './farm.ts'
import { filledDoughs } from './filled.ts'
import { fine } from './fine.ts'
import { fried } from './fried.ts'
import { frozen } from './frozen.ts'
import { griddle } from './griddle.ts'
import { japanese } from './japanese.ts'
import { levant } from './levant.ts'
import { loaves } from './loaves.ts'
import { lunchAndOven } from './lunch-and-oven.ts'
import { mains } from './mains.ts'
import { namedOnly } from './named-only.ts'
import { pastas } from './pasta.ts'
import { patties } from './patties.ts'
import { plantPlates } from './plant-plates.ts'
import { platesOfDay } from './plates-of-day.ts'
import { pots } from './pots.ts'
import { quick } from './quick.ts'
import { regional } from './regional.ts'
import { risottos } from './risottos.ts'
import { shore } from './shore.ts'
import { signatures } from './signatures.ts'
import { skewers } from './skewers.ts'
import { snacks } from './snacks.ts'
import { soups } from './soups.ts'
import { street } from './street.ts'
import { thriftyPlates } from './thrifty-plates.ts'
import { thriftySnacks } from './thrifty-snacks.ts'

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
  ...farm,
  ...filledDoughs,
  ...skewers,
  ...soups,
  ...japanese,
  ...pastas,
  ...risottos,
  ...bowls,
  ...frozen,
  ...bahian,
  ...levant,
  ...patties,
  ...shore,
  ...bakery,
  ...loaves,
  ...breadSweets,
  ...plantPlates,
  ...lunchAndOven,
  ...platesOfDay,
  ...carried,
  ...thriftyPlates,
  ...thriftySnacks,
  ...namedOnly,
]
