// One file for the dialogs, which load with the first move.
export { CancelDialog } from './cancel-dialog'
export { NewWorkshopDialog } from './new-workshop-dialog'
export { ScheduleDialog } from './schedule-dialog'
