// One file for the parts of the top bar that load when the page is idle.
export { default as Bell } from '@/features/notifications/bell'
export { default as AccountMenu } from './account-menu'
