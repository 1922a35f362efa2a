import { Fragment, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { type LegalDocumentName, legalDates, legalVersions } from '@/config/legal-versions'
import { paths } from '@/config/paths'
import { seller } from '@/content/seller'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'

/** A paragraph, a list, or a table of stored data. */
export type LegalBlock =
  | string
  | readonly string[]
  | { headers: readonly string[]; rows: readonly (readonly string[])[] }

export type LegalText = {
  document: LegalDocumentName
  title: string
  introduction: string
  sections: readonly { id: string; title: string; blocks: readonly LegalBlock[] }[]
}

/** When the first version of the texts took effect. */
const firstDated = '15 de maio de 2025'

/** `22 de novembro de 2026`, of the calendar day yyyy-mm-dd. */
const inWords = (day: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A legal text with its table of contents, for the screen and for printing. */
export function LegalDocument({ text }: { text: LegalText }) {
  // Scroll to a linked section: the browser looked for it before the text was rendered.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <Container className="py-10 sm:py-16 print:py-0">
      <header className="max-w-reading">
        <h1 className="text-title">{text.title}</h1>
        <p className="mt-2 text-fg-muted">Em vigor desde {firstDated}</p>
        <p className="text-fg-muted">
          Versão {legalVersions[text.document]}, de {inWords(legalDates[text.document])}
        </p>
        <p className="mt-5 text-lead">
          <Linked text={text.introduction} />
        </p>
      </header>
      <div className="mt-10 gap-16 lg:grid lg:grid-cols-[minmax(0,42rem)_1fr]">
        <nav
          aria-label="Neste texto"
          className="mb-10 rounded-card border border-line bg-surface p-5 lg:order-last lg:mb-0 lg:self-start lg:sticky lg:top-6 print:hidden"
        >
          <ol className="text-sm">
            {text.sections.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
                >
                  <span className="figures text-fg-muted">{index + 1}.</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-reading">
          {text.sections.map(({ id, title, blocks }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10 scroll-mt-6">
              <h2 id={`${id}-title`} className="mb-3 break-after-avoid text-heading">
                {index + 1}. {title}
              </h2>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
          {/* The cookie banner listens for this attribute. */}
          <Button variant="secondary" data-cookie-preferences className="print:hidden">
            Preferências de cookies
          </Button>
        </div>
      </div>
    </Container>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p className="mb-3">
        <Linked text={block} />
      </p>
    )
  if ('headers' in block) {
    // On a phone, where three columns do not fit, each row is shown as a list.
    return (
      <dl className="mb-3 divide-y divide-line border-line border-y">
        {block.rows.map((row) => (
          <div key={row[0]} className="py-3">
            <dt className="font-semibold">{row[0]}</dt>
            {row.slice(1).map((cell, index) => (
              <Fragment key={block.headers[index + 1]}>
                <dd>
                  <span className="text-fg-muted text-sm">{block.headers[index + 1]}: </span>
                  {cell}
                </dd>
              </Fragment>
            ))}
          </div>
        ))}
      </dl>
    )
  }
  return (
    <ul className="mb-3 list-disc space-y-1.5 pl-5">
      {block.map((item) => (
        <li key={item}>
          <Linked text={item} />
        </li>
      ))}
    </ul>
  )
}

/** Links for names that occur in the texts. */
const destinations: Readonly<Record<string, string>> = {
  'Termos de Uso': paths.terms,
  'Política de Privacidade': paths.privacy,
  [seller.phone]: `tel:+55${seller.phone.replace(/\D/g, '')}`,
  [seller.email]: `mailto:${seller.email}`,
  [seller.dataProtectionEmail]: `mailto:${seller.dataProtectionEmail}`,
  'www.gov.br/anpd': 'https://www.gov.br/anpd',
}

const named = new RegExp(
  `(${Object.keys(destinations)
    .map((name) => name.replace(/[.()]/g, '\\$&'))
    .join('|')})`,
)

/** A text in which the names of `destinations` are links. */
function Linked({ text }: { text: string }) {
  let position = 0
  return text.split(named).map((part) => {
    const to = destinations[part]
    // The position distinguishes repeated names.
    const key = position
    position += part.length
    if (!to) return part
    return to.startsWith('/') ? (
      <Link key={key} to={to} className="text-link">
        {part}
      </Link>
    ) : (
      <a
        key={key}
        href={to}
        className={to.startsWith('tel:') ? 'text-link whitespace-nowrap' : 'text-link break-words'}
      >
        {part}
      </a>
    )
  })
}
