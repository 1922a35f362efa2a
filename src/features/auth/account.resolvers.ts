import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type AccountValues, loginSchema, signUpSchema } from './auth.schema'

/** Validation of the first form. In its own file, because the form renders before this loads. */
export const accountResolvers = {
  login: standardSchemaResolver<AccountValues, unknown, AccountValues>(loginSchema),
  signup: standardSchemaResolver<AccountValues, unknown, AccountValues>(signUpSchema),
}
