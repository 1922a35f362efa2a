import type { UnreadLine } from '@consulting/documents/reading.ts'
import { ClipboardPaste } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { formatInteger } from '@/format/money'
import { Button } from '@/ui/button'
import { TextareaField } from '@/ui/textarea-field'
import { describePasteFailure } from './documents.messages'

interface PasteItemsProps {
  /** Explains the format of a line. */
  hint: string
  placeholder: string
  /**
   * Reads the text and adds its items to the list. Returns their count and the lines that were not understood. A
   * rejection leaves the text unchanged.
   */
  onRead: (text: string, signal: AbortSignal) => Promise<{ count: number; unread: readonly UnreadLine[] }>
  /** Initially open, where pasting is the only way to continue. */
  open: boolean
  /** Text of the button that reads the list. */
  action?: string
  /** Leaves the text as it is: what was read is not on a list yet. */
  keepsText?: boolean
}

/** Items typed or pasted as text. Lines not understood stay in the field for correction. */
export function PasteItems({
  hint,
  placeholder,
  onRead,
  open,
  action = 'Acrescentar à lista',
  keepsText = false,
}: PasteItemsProps) {
  const [opened, setOpened] = useState(open)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [done, setDone] = useState('')
  const id = useId()

  const [reading, setReading] = useState(false)
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  const read = async () => {
    if (text.trim() === '') return setError('Digite ou cole pelo menos um item.')
    const controller = new AbortController()
    work.current = controller
    setReading(true)
    setDone('')
    setError(null)
    try {
      const { count, unread } = await onRead(text, controller.signal)
      if (controller.signal.aborted) return
      const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
      setDone(
        count === 0
          ? ''
          : count === 1
            ? '1 item acrescentado.'
            : `${formatInteger(count)} itens acrescentados.`,
      )
      if (!keepsText) setText(unread.map(({ row }) => lines[row - 1] ?? '').join('\n'))
      setError(
        unread.length === 0
          ? null
          : unread.length === 1
            ? `Uma linha não foi entendida: ${unread[0]?.reason.toLowerCase()}. Corrija-a e acrescente de novo.`
            : `${formatInteger(unread.length)} linhas não foram entendidas. Corrija-as e acrescente de novo.`,
      )
    } catch (failure) {
      if (!controller.signal.aborted) setError(describePasteFailure(failure))
    }
    if (!controller.signal.aborted) setReading(false)
  }

  return (
    <div className="mt-4">
      {!opened && (
        <Button
          size="sm"
          variant="secondary"
          aria-expanded={false}
          icon={<ClipboardPaste aria-hidden size={18} />}
          onClick={() => setOpened(true)}
        >
          Colar itens
        </Button>
      )}
      {opened && (
        <div className="rounded-card border border-line bg-surface p-4">
          <TextareaField
            id={id}
            label="Colar itens"
            hint={hint}
            placeholder={placeholder}
            rows={6}
            value={text}
            error={error ?? undefined}
            // The unread lines replace the text when reading ends, so edits made meanwhile would be lost.
            readOnly={reading}
            onChange={(event) => {
              setText(event.target.value)
              setError(null)
            }}
          />
          <Button
            size="sm"
            className="mt-3"
            variant="secondary"
            loading={reading}
            loadingText="Lendo..."
            onClick={() => void read()}
          >
            {action}
          </Button>
        </div>
      )}
      <p role="status" className="mt-2 text-sm">
        {done}
      </p>
    </div>
  )
}
