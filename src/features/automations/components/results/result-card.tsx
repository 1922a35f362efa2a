import { Download, Share2 } from 'lucide-react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { downloadJson } from '@/ui/download-json'
import { fileNameFor } from '@/ui/file-name'
import { DrinkSheet } from './drink-sheet'
import { MenuAnalysis } from './menu-analysis'
import { type Result, toFile } from './result-content'
import { shareResults } from './share-result'

interface ResultCardProps {
  result: Result
  requestId: string
  /** The owner's wishes stand above the results. */
  hasSheet: boolean
  /** Addresses of the drinks' cards on this page, by the drink's own id. */
  anchors: ReadonlyMap<string, string>
}

/** One result of any kind, with its actions: share and download. */
export function ResultCard({ result, requestId, hasSheet, anchors }: ResultCardProps) {
  const { title, content } = result
  const titleId = `titulo-${result.id}`
  const anchor = `resultado-${result.id}`
  // On a phone only the icons fit beside the fold of a drink.
  const word = content.kind === 'drink' ? 'max-sm:sr-only' : undefined
  const actions = (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        size="sm"
        variant="secondary"
        icon={<Share2 aria-hidden size={18} />}
        onClick={() => void shareResults(requestId, title)}
      >
        <span className={word}>
          Compartilhar<span className="sr-only"> {title}</span>
        </span>
      </Button>
      {result.downloadable && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Download aria-hidden size={18} />}
          onClick={() => downloadJson(fileNameFor(title, 'json'), toFile(result))}
        >
          <span className={word}>
            Baixar<span className="sr-only"> {title}</span>
          </span>
        </Button>
      )}
    </div>
  )
  return (
    <Card
      as="article"
      id={anchor}
      aria-labelledby={titleId}
      className="flex h-full scroll-mt-24 flex-col print:break-inside-avoid"
    >
      {content.kind === 'drink' && (
        <DrinkSheet drink={content} titleId={titleId} anchor={anchor} actions={actions} />
      )}
      {content.kind === 'drink_menu' && (
        <MenuAnalysis analysis={content} titleId={titleId} hasSheet={hasSheet} anchors={anchors} />
      )}
      {content.kind !== 'drink' && content.kind !== 'drink_menu' && (
        <>
          <h3 id={titleId} className="text-subheading">
            {title}
          </h3>
          <p className="mt-3 max-w-reading whitespace-pre-wrap text-[0.9375rem]">
            {'summary' in content ? content.summary : 'text' in content ? content.text : null}
          </p>
        </>
      )}
      {content.kind !== 'drink' && <div className="mt-auto pt-5">{actions}</div>}
    </Card>
  )
}
