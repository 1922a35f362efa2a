/** What owners ask of prices in spoken words, read piece by piece. */
import type { PieceReader } from '../spoken/pieces.ts'
import { readPieces, type Told } from '../spoken/read-pieces.ts'
import { readListedCosts } from './listed-costs.ts'
import { orderReaders } from './price-orders.ts'
import { readOnePrice, readUpDown } from './price-plain.ts'
import { spokenReaders } from './price-questions.ts'

const readers: readonly PieceReader[] = [
  readListedCosts,
  ...spokenReaders,
  readUpDown,
  readOnePrice,
  ...orderReaders,
]

/** The wishes of a text on prices that need its pieces. */
export const readRequests = (...told: Told) => readPieces(readers, ...told)
