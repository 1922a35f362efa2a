// One file for the parts behind the login that load when the page is idle.
export { default as Bell } from '@/features/notifications/bell'
export { default as AccountMenu } from './account-menu'
export { default as Visit } from './visit'
