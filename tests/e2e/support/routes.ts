/** The addresses of all pages, from the app's own table of routes. */
import { generatePath } from 'react-router-dom'
import { type PageRoute, pageRoutes } from '../../../src/app/routes.ts'

// Add a value here for each new route parameter: without one, generatePath throws.
const parameters = {
  automationType: 'content_generation',
  orderId: '00000000-0000-4000-8000-000000000000',
  requestId: '00000000-0000-4000-8000-000000000000',
}

const addressesOf = (routes: readonly PageRoute[]) => routes.map(({ path }) => generatePath(path, parameters))

/** The pages behind the login. */
export const ownerAddresses = addressesOf(pageRoutes.filter(({ needsSession }) => needsSession))

/** The pages open to visitors, and one that does not exist. */
export const visitorAddresses = [
  ...addressesOf(pageRoutes.filter(({ needsSession }) => !needsSession)),
  '/nada-aqui',
]
