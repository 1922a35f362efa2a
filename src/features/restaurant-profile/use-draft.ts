import { useEffect, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { clearDrafts, readDraft, writeDraft } from './draft'
import type { ProfileValues } from './profile.schema'

interface Draft {
  /** Whether the form shows a restored draft. */
  restored: boolean
  /** Resets the form to its initial values. */
  discard: () => void
  /** Removes the draft after saving or discarding. */
  clear: () => void
}

/**
 * Stores the profile's unsaved input while the tab is open, and restores it into the form.
 * @param fields those that the owner can change in the form
 */
export function useDraft(
  form: UseFormReturn<ProfileValues>,
  userId: string,
  fields: readonly FieldPath<ProfileValues>[],
): Draft {
  const [restored, setRestored] = useState(false)
  const { setValue, getValues, subscribe, reset } = form

  useEffect(() => {
    const draft = readDraft(userId)
    if (draft) {
      const typed = fields.filter((field) => draft[field] !== getValues(field))
      for (const field of typed) setValue(field, draft[field], { shouldDirty: true })
      if (typed.length > 0) setRestored(true)
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) writeDraft(userId, values)
        else clearDrafts()
      },
    })
  }, [userId, fields, setValue, getValues, subscribe])

  function clear() {
    clearDrafts()
    setRestored(false)
  }

  return {
    restored,
    clear,
    discard: () => {
      reset()
      clear()
    },
  }
}
