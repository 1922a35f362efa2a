import type { DishSpec, DrinkSpec, PostSpec } from '@consulting/report/blocks.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { keepAmountsWhole } from '@/format/money'
import { DefinitionList } from '@/ui/definition-list'
import { Glass } from '@/ui/illustrations/glass'
import { RichText } from './rich-text'

/** The sheet of a drink or dish. Folded on the screen, open when printed. */
export function Sheet({ spec }: { spec: DrinkSpec | DishSpec }) {
  return (
    <Fold
      title={spec.name}
      note={'base' in spec ? spec.base : spec.kind}
      aside={spec.price}
      picture={'glass' in spec && spec.glass && <Glass {...spec.glass} className="h-14 w-11 shrink-0" />}
    >
      {/* On paper ingredients, method and figures stand side by side. */}
      <div className="report-columns">
        <div className="report-steps grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <div>
            <h4 className="mb-2 font-sans font-semibold text-base">Ingredientes</h4>
            <ul className="list-disc space-y-1 pl-5">
              {spec.ingredients.map((ingredient) => (
                <li key={ingredient}>
                  <RichText text={ingredient} />
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h4 className="mb-2 font-sans font-semibold text-base">Preparo</h4>
            <ol className="list-decimal space-y-1 pl-5">
              {spec.method.map((step) => (
                <li key={step}>
                  <RichText text={step} />
                </li>
              ))}
            </ol>
          </div>
        </div>
        <div className="report-terms mt-5">
          <DefinitionList
            items={[
              ...('technique' in spec ? [{ term: 'Técnica', value: spec.technique }] : []),
              { term: 'Serviço', value: <RichText text={spec.serve} /> },
              ...(spec.pairing === ''
                ? []
                : [{ term: 'Harmoniza com', value: <RichText text={spec.pairing} /> }]),
              spec.margin === null
                ? { term: 'Preço', value: <RichText text={spec.price} /> }
                : {
                    term: 'Preço e margem',
                    value: <RichText text={`${spec.price}, margem de ${spec.margin}`} />,
                  },
              ...spec.figures.map(({ key, value }) => ({ term: key, value: <RichText text={value} /> })),
              ...('visual' in spec && spec.visual ? [{ term: 'No copo', value: spec.visual }] : []),
            ]}
          />
        </div>
      </div>
      {spec.notes.map((note) => (
        <p key={note} className="report-note mt-3 text-fg-muted">
          <RichText text={note} />
        </p>
      ))}
    </Fold>
  )
}

/** A post of the content calendar, with a button that copies its text. */
export function Post({ post }: { post: PostSpec }) {
  return (
    <Fold title={post.title} note={`${post.date} · ${post.format}`}>
      <p className="whitespace-pre-line">{keepAmountsWhole(post.copy)}</p>
      <p className="mt-3 text-fg-muted">
        <span className="font-semibold">Imagem:</span> {post.visual}
      </p>
      {(post.versions ?? []).map(({ label, text }) => (
        <p key={label} className="mt-3 text-fg-muted">
          <span className="font-semibold">{label}:</span> {keepAmountsWhole(text)}
        </p>
      ))}
      {post.need && (
        <p className="mt-3">
          <span className="font-semibold">Antes de publicar, complete:</span> {post.need}.
        </p>
      )}
      <p className="mt-3 break-words text-accent">{post.hashtags.join(' ')}</p>
    </Fold>
  )
}

interface FoldProps {
  title: string
  note: string
  aside?: string
  picture?: ReactNode
  children: ReactNode
}

function Fold({ title, note, aside, picture, children }: FoldProps) {
  return (
    <details className="report-sheet group mb-3 break-inside-avoid rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-3">
        {picture}
        {/* On a phone the price goes below the title: beside it a long one would leave the title no room. */}
        <span className="min-w-0 grow sm:flex sm:items-center sm:justify-between sm:gap-4">
          <span className="min-w-0">
            <span className="block font-display text-subheading leading-tight">{title}</span>
            <span className="block text-fg-muted text-sm leading-snug">{note}</span>
          </span>
          {aside && (
            <span className="figures block font-semibold sm:max-w-1/2 sm:shrink-0 sm:text-right">
              {keepAmountsWhole(aside)}
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="report-body border-line border-t px-5 py-5">{children}</div>
    </details>
  )
}
