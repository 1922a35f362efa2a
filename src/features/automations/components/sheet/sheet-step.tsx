import { automationOf } from '@consulting/automation-types.ts'
import type { Conflict } from '@consulting/base/request/conflict.ts'
import { describeBlock } from '@consulting/base/request/describe-wish.ts'
import type { SheetEdit } from '@consulting/base/request/edit-sheet.ts'
import type { RequestSheet, Unread } from '@consulting/base/request/request-sheet.ts'
import type { Wish } from '@consulting/base/request/wish.ts'
import { Undo2 } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Spinner } from '@/ui/spinner'
import { AddWish } from './add-wish'
import { AnswerPassages } from './answer-passages'
import { ConflictNotice } from './conflict-notice'
import { HouseUsage } from './house-usage'
import { UnreadPassage } from './unread-passage'
import type { ReadSheet, SheetReading } from './use-request-sheet'
import { WishChips } from './wish-chips'

interface SheetStepProps {
  reading: SheetReading
  conflicts: readonly Conflict[]
  edits: readonly SheetEdit[]
  onEdits: (edits: SheetEdit[]) => void
  /** How often the owner tried to pay for a sheet that blocks. */
  refusals: number
}

/** "Confira o pedido": what was understood, for the owner to correct before paying. */
export function SheetStep({ reading, ...props }: SheetStepProps) {
  if (reading.kind === 'read') return <Sheet {...props} reading={reading} />
  if (reading.kind === 'failed') {
    return (
      <ErrorState
        title="Não foi possível ler o pedido"
        message="Suas respostas estão guardadas. Tente novamente em alguns instantes"
        onRetry={reading.retry}
        retrying={reading.retrying}
      />
    )
  }
  return (
    <LoadingRegion label="Lendo as suas respostas">
      <Skeleton className="h-20" />
      <Skeleton className="mt-4 h-32" />
    </LoadingRegion>
  )
}

function Sheet({
  reading,
  conflicts,
  edits,
  onEdits,
  refusals,
}: Omit<SheetStepProps, 'reading'> & { reading: ReadSheet }) {
  const { type, reader, answers, house, today, sheet } = reading
  const { inputs, result: noun } = automationOf(type).definition
  const [done, setDone] = useState<{ text: string; before: readonly SheetEdit[] } | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const blocking = useRef<HTMLElement>(null)

  const edit = (added: SheetEdit | readonly SheetEdit[], text: string) => {
    setDone({ text, before: edits })
    onEdits([...edits, ...(Array.isArray(added) ? added : [added])])
  }
  useEffect(() => {
    // The edit may have unmounted the focused element.
    if (done && document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [done])

  const problem = refusals > 0 ? describeBlock(sheet) : null
  useEffect(() => {
    if (refusals > 0) blocking.current?.focus()
  }, [refusals])

  const items = useMemo(() => reader.itemNames(answers, house), [reader, answers, house])
  const find = useCallback((query: string) => reader.findOptions(query, type, items), [reader, type, items])
  const readWords = useCallback(
    (text: string) => reader.understandWords(text, { answers, house, today }),
    [reader, answers, house, today],
  )

  const texts = inputs.flatMap((input) => {
    const text = reader.ownWords(input, answers)
    return text === '' ? [] : [{ input, text }]
  })
  const isInText = ({ place }: { place?: { input: string } | undefined }) =>
    place !== undefined && texts.some(({ input }) => input.id === place.input)
  // Tools are confirmed in their own step, and the house's are listed below.
  const loose = sheet.wishes.filter((wish) => !isInText(wish) && !isTool(wish))
  const ofHouse = loose.filter((wish) => wish.kind !== 'date' && wish.origin === 'house')
  const chosen = loose.filter((wish) => !ofHouse.includes(wish))
  const firstBlocking = sheet.unread.find((unread) => unread.blocking)
  const renderUnread = (unread: Unread) => (
    <UnreadPassage
      key={`${unread.place?.start} ${unread.text}`}
      unread={unread}
      find={find}
      reword={readWords}
      onEdit={edit}
      box={unread === firstBlocking ? blocking : null}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      {problem ? (
        <Notice live tone="danger" title={problem}>
          Está marcado abaixo, com o que fazer. Nada foi cobrado.
        </Notice>
      ) : (
        <Summary sheet={sheet} fits={conflicts.length === 0} />
      )}
      {reading.readingMore && (
        <p role="status" className="flex items-center gap-3 text-[0.9375rem] text-fg-muted">
          <Spinner />
          Lendo mais uma vez o que você escreveu. Você pode seguir sem esperar.
        </p>
      )}
      {conflicts.map((conflict) => (
        <ConflictNotice key={conflict.message} conflict={conflict} sheet={sheet} onEdit={edit} />
      ))}
      <div className={done ? 'flex flex-wrap items-center gap-x-4 gap-y-1' : 'sr-only'}>
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className="rounded-small text-[0.9375rem] text-fg-muted outline-offset-4"
        >
          {done?.text}
        </p>
        {done && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Undo2 aria-hidden size={18} />}
            onClick={() => {
              onEdits([...done.before])
              setDone(null)
            }}
          >
            Desfazer
          </Button>
        )}
      </div>
      {texts.map(({ input, text }) => (
        <AnswerPassages
          key={input.id}
          input={input}
          text={text}
          sheet={sheet}
          noun={noun}
          onEdit={edit}
          renderUnread={renderUnread}
        />
      ))}
      {sheet.unread.filter((unread) => !isInText(unread)).map(renderUnread)}
      {chosen.length > 0 && (
        <section aria-labelledby="escolhido" className="border-line border-t pt-5 first:border-0 first:pt-0">
          <h3 id="escolhido" className="font-semibold text-[0.9375rem] text-fg-muted">
            Das suas escolhas
          </h3>
          <WishChips label="Das suas escolhas" wishes={chosen} noun={noun} onEdit={edit} />
        </section>
      )}
      {ofHouse.length > 0 && (
        <section aria-labelledby="vem-da-casa" className="border-line border-t pt-5">
          <h3 id="vem-da-casa" className="font-semibold text-[0.9375rem] text-fg-muted">
            O que vale sempre na sua casa
          </h3>
          <WishChips label="O que vale sempre na sua casa" wishes={ofHouse} noun={noun} onEdit={edit} />
        </section>
      )}
      <AddWish type={type} sheet={sheet} noun={noun} find={find} readWords={readWords} onEdit={edit} />
      <HouseUsage house={house} answers={answers} />
    </div>
  )
}

const isTool = (wish: Wish) => wish.kind === 'equipment' && wish.has && wish.place === undefined

/** How much was understood, in one sentence. */
function Summary({ sheet, fits }: { sheet: RequestSheet; fits: boolean }) {
  const blocking = sheet.unread.filter((unread) => unread.blocking).length
  const wishes = sheet.wishes.filter((wish) => !isTool(wish)).length
  const understood = wishes === 1 ? 'Entendemos 1 pedido seu.' : `Entendemos ${wishes} pedidos seus.`
  if (blocking > 0) {
    return (
      <Notice tone="warn" title="Falta uma resposta sua">
        {blocking === 1
          ? 'Um trecho precisa ser esclarecido antes de processar.'
          : `${blocking} trechos precisam ser esclarecidos antes de processar.`}
      </Notice>
    )
  }
  if (sheet.unread.length > 0) {
    return (
      <Notice
        tone="info"
        title={wishes > 0 ? understood : 'Não reconhecemos um pedido no que você escreveu.'}
      >
        O que não entendemos está marcado. Explique, ou siga assim, e isso não entra na consultoria.
      </Notice>
    )
  }
  if (!fits) return null
  return (
    <Notice tone="success" title="Tudo certo">
      {wishes === 0
        ? 'Nenhuma restrição e nenhuma preferência: a consultoria segue as suas respostas.'
        : `${understood} É isto que a consultoria vai seguir, e o relatório mostra como ficou cada um.`}
    </Notice>
  )
}
