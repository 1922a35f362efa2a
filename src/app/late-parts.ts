// One file for the parts that every page loads last.
export { default as OfflineNotice } from './offline-notice'
export { default as PageArrival } from './page-arrival'
