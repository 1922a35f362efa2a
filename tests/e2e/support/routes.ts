/** The addresses of all pages, from the app's own table of routes. */
import { generatePath } from 'react-router-dom'
import { type PageRoute, pageRoutes } from '../../../src/app/routes.ts'

// A route with another parameter has no address until it gets a value here: generatePath throws.
const parameters = {
  automationType: 'content_generation',
  orderId: '00000000-0000-4000-8000-000000000000',
  requestId: '00000000-0000-4000-8000-000000000000',
}

const addressesOf = (routes: readonly PageRoute[]) => routes.map(({ path }) => generatePath(path, parameters))

/** The pages behind the login. */
export const ownerAddresses = addressesOf(pageRoutes.filter(({ needsSession }) => needsSession))

/** The pages that anybody may open, and one that does not exist. */
export const visitorAddresses = [
  ...addressesOf(pageRoutes.filter(({ needsSession }) => !needsSession)),
  '/nada-aqui',
]
