/** Whether the page shows a dialog, its own or a library's. Hidden ones do not count. */
export function isDialogOpen(): boolean {
  const isVisible = (dialog: Element) =>
    dialog.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  return [...document.querySelectorAll('[role="dialog"]')].some(isVisible)
}

/** Milliseconds between checks for an open dialog. */
const lookAgainAfter = 500

/** Runs `work` once no dialog is open. Returns the function to cancel it. */
export function whenNoDialogIsOpen(work: () => void): () => void {
  if (!isDialogOpen()) {
    work()
    return () => {}
  }
  const timer = setInterval(() => {
    if (isDialogOpen()) return
    clearInterval(timer)
    work()
  }, lookAgainAfter)
  return () => clearInterval(timer)
}
