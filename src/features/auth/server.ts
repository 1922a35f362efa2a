/** The calls to the server, fetched with its client when somebody begins to fill the form in. */
export const authServer = () => import('./auth.queries')
