import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A page heading as plain text, for use before the page loads. */
export interface PageHeading {
  title: string
  description: string
}

interface PageHeaderProps {
  /** A short line above the title, e.g. the restaurant's name. */
  eyebrow?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Buttons: under the text on phones, beside it elsewhere. */
  actions?: ReactNode
  back?: { to: string; label: string }
}

/** The title bar of a page, with its only h1. */
export function PageHeader({ eyebrow, title, description, actions, back }: PageHeaderProps) {
  return (
    <header className="mb-8 flex flex-col gap-5 sm:mb-10 sm:flex-row sm:items-end sm:justify-between">
      <div className="min-w-0 max-w-reading">
        {back && (
          <Link
            to={back.to}
            className="-ml-1 mb-2 inline-flex min-h-11 items-center gap-1.5 rounded-small px-1 font-semibold text-fg-muted hover:text-fg print:hidden"
          >
            <ArrowLeft aria-hidden size={18} />
            {back.label}
          </Link>
        )}
        {eyebrow && <p className="mb-1 font-semibold text-accent">{eyebrow}</p>}
        <h1 className="text-title">{title}</h1>
        {description && <p className="mt-2 text-fg-muted text-lead">{description}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-3 sm:max-w-1/2 sm:shrink-0 sm:justify-end">{actions}</div>
      )}
    </header>
  )
}
