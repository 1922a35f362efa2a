import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type AccountValues, loginSchema, signUpSchema } from './auth.schema'

/** The rules of the first form, in a file of their own: it is shown before they are here. */
export const accountResolvers = {
  login: standardSchemaResolver<AccountValues, unknown, AccountValues>(loginSchema),
  signup: standardSchemaResolver<AccountValues, unknown, AccountValues>(signUpSchema),
}
