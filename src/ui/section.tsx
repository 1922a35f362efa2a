import { type ReactNode, useId } from 'react'
import { Container } from './container'
import { cx } from './cx'

interface SectionProps {
  /** Anchor, e.g. 'como-funciona'. */
  id?: string
  eyebrow?: ReactNode
  title?: ReactNode
  description?: ReactNode
  /** 'page' sections are full-width bands with their own ground; 'inner' ones sit inside a page’s container. */
  kind?: 'page' | 'inner'
  ground?: 'paper' | 'clay' | 'cane'
  align?: 'start' | 'center'
  /** Beside the title, e.g. 'Ver todos'. */
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

/** A titled section. Its ground sets the look of text, buttons and lines inside it. */
export function Section({
  id,
  eyebrow,
  title,
  description,
  kind = 'page',
  ground,
  align = 'start',
  actions,
  className,
  children,
}: SectionProps) {
  const titleId = useId()
  const inner = kind === 'inner'
  const head = title && (
    <div
      className={cx(
        'flex flex-wrap items-end justify-between gap-x-6 gap-y-3',
        inner ? 'mb-4' : 'mb-8 sm:mb-12',
        align === 'center' && 'justify-center text-center',
      )}
    >
      <div className="min-w-0 max-w-reading">
        {eyebrow && <p className="mb-2 font-semibold text-accent">{eyebrow}</p>}
        <h2 id={titleId} className={inner ? 'text-heading' : 'text-title'}>
          {title}
        </h2>
        {description && <p className={cx('mt-2 text-fg-muted', !inner && 'text-lead')}>{description}</p>}
      </div>
      {actions}
    </div>
  )
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      data-ground={ground}
      className={cx(inner ? 'mb-10' : 'py-16 sm:py-24', className)}
    >
      {inner ? (
        <>
          {head}
          {children}
        </>
      ) : (
        <Container>
          {head}
          {children}
        </Container>
      )}
    </section>
  )
}
