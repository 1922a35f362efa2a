import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { placeSchema } from './waitlist.schema'
import type { Place } from './waitlist-values'

/** The rules of the first form, in a file of their own: it is shown before they are here. */
export const placeResolver = standardSchemaResolver<Place, unknown, Place>(placeSchema)
