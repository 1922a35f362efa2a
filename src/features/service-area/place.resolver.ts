import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { placeSchema } from './waitlist.schema'
import type { Place } from './waitlist-values'

/** Validation of the first form. In its own file, because the form renders before this loads. */
export const placeResolver = standardSchemaResolver<Place, unknown, Place>(placeSchema)
