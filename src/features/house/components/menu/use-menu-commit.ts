import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '@/ui/toaster'
import { saveMessage } from '../../house.messages'
import type { MenuChange } from '../../menu-change'
import type { SaveMenu } from '../../use-menu'

/** A saved change, as the screen calls it, and the change that undoes it. */
interface Undoable {
  said: string
  undo: MenuChange
}

interface Failure {
  message: string
  retry: () => void
}

/**
 * Saves a change; `said` is what the screen calls it. Throws on failure; the caller keeps the input.
 * @param announced whether a toast reports it; a change that is visible where the owner pressed needs none
 */
export type Commit = (change: MenuChange, said: string, announced: boolean) => Promise<void>

const overwritten =
  'Este trecho também tinha mudado em outra aba ou aparelho. Ficou valendo o que você acabou de gravar.'
/** Number of changes that can be undone. */
const maxUndo = 20

/** Saves changes of the menu, announces them, and undoes them in reverse order. */
export function useMenuCommit(save: SaveMenu) {
  const [history, setHistory] = useState<readonly Undoable[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  /** Read by toast buttons, which outlive the render that created them. */
  const latest = useRef(history)
  useEffect(() => {
    latest.current = history
  }, [history])

  const undo = useCallback(
    async (undoable: Undoable) => {
      // A later change may build on this one.
      if (latest.current.at(-1) !== undoable) {
        if (latest.current.includes(undoable)) {
          toast.info('Houve outra mudança depois', 'Desfaça primeiro a mais recente, acima da lista.')
        }
        return
      }
      setFailure(null)
      setBusy(true)
      try {
        await save(undoable.undo)
        setHistory((before) => before.filter((other) => other !== undoable))
        toast.success('Desfeito', undoable.said)
      } catch (error) {
        setFailure({ message: saveMessage(error), retry: () => void undo(undoable) })
      }
      setBusy(false)
    },
    [save],
  )

  const commit: Commit = useCallback(
    async (change, said, announced) => {
      setFailure(null)
      setBusy(true)
      try {
        const saved = await save(change)
        const undoable = { said, undo: saved.undo }
        setHistory((before) => [...before, undoable].slice(-maxUndo))
        if (announced) {
          toast.success(said, undefined, { label: 'Desfazer', onPress: () => void undo(undoable) })
        }
        if (saved.elsewhere > 0) toast.warning('Mudou também em outra aba', overwritten)
      } finally {
        setBusy(false)
      }
    },
    [save, undo],
  )

  /** `commit` for buttons without input: a failure offers a retry. */
  const run = useCallback(
    async (change: MenuChange, said: string): Promise<boolean> => {
      try {
        await commit(change, said, true)
        return true
      } catch (error) {
        setFailure({ message: saveMessage(error), retry: () => void run(change, said) })
        return false
      }
    },
    [commit],
  )

  return { commit, run, undo, last: history.at(-1) ?? null, failure, busy }
}
