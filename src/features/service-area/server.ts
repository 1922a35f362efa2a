/** The calls to the server, fetched with its client after the page has been shown. */
export const areaServer = () => import('./service-area.queries')
