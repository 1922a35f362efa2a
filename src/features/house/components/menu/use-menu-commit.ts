import { useCallback, useState } from 'react'
import { toast } from '@/ui/toaster'
import { saveMessage } from '../../house.messages'
import type { MenuChange } from '../../menu-change'
import type { SaveMenu } from '../../use-menu'

/** What was saved last, and how to take it back. */
interface Undoable {
  said: string
  undo: MenuChange
}

interface Failure {
  message: string
  retry: () => void
}

/** Throws where it fails; the caller keeps what was typed. */
export type Commit = (change: MenuChange, said: string | null) => Promise<void>

const overwritten =
  'Este trecho também tinha mudado em outra aba ou aparelho. Ficou valendo o que você acabou de gravar.'

/** Saves changes of the menu, says so, and offers to undo them. */
export function useMenuCommit(save: SaveMenu) {
  const [last, setLast] = useState<Undoable | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)

  const undo = useCallback(
    async ({ said, undo: change }: Undoable) => {
      setFailure(null)
      setBusy(true)
      try {
        await save(change)
        setLast(null)
        toast.success('Desfeito', `Voltou como era antes: ${said.toLowerCase()}.`)
      } catch (error) {
        setFailure({ message: saveMessage(error), retry: () => void undo({ said, undo: change }) })
      }
      setBusy(false)
    },
    [save],
  )

  const commit: Commit = useCallback(
    async (change, said) => {
      setFailure(null)
      setBusy(true)
      try {
        const saved = await save(change)
        if (said !== null) {
          const undoable = { said, undo: saved.undo }
          setLast(undoable)
          toast.success(said, undefined, { label: 'Desfazer', onPress: () => void undo(undoable) })
        }
        if (saved.elsewhere > 0) {
          toast.warning('Mudou também em outra aba', overwritten, {
            label: 'Entendi',
            onPress: () => undefined,
          })
        }
      } finally {
        setBusy(false)
      }
    },
    [save, undo],
  )

  /** As `commit`, for a button without anything typed: a failure offers to try again. */
  const run = useCallback(
    async (change: MenuChange, said: string): Promise<boolean> => {
      try {
        await commit(change, said)
        return true
      } catch (error) {
        setFailure({ message: saveMessage(error), retry: () => void run(change, said) })
        return false
      }
    },
    [commit],
  )

  return { commit, run, undo, last, failure, busy }
}
