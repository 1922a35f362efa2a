import { CancelDialog, type CancelDialogProps } from './cancel-dialog'
import { NewWorkshopDialog, type NewWorkshopDialogProps } from './new-workshop-dialog'
import { ScheduleDialog, type ScheduleDialogProps } from './schedule-dialog'

interface AllDialogsProps {
  booking: NewWorkshopDialogProps
  cancelling: CancelDialogProps
  scheduling: ScheduleDialogProps
}

/** The dialogs of the page in one file, which loads before the first of them opens. */
export default function AllDialogs({ booking, cancelling, scheduling }: AllDialogsProps) {
  return (
    <>
      <NewWorkshopDialog {...booking} />
      <CancelDialog {...cancelling} />
      <ScheduleDialog {...scheduling} />
    </>
  )
}
