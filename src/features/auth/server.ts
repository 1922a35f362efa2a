/** Server calls, loaded with the client when the visitor starts to fill in the form. */
export const authServer = () => import('./auth.queries')
