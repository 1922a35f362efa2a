/** Server calls, loaded with the client after the page has been shown. */
export const areaServer = () => import('./service-area.queries')
