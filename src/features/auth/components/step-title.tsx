import { type ReactNode, useEffect, useRef } from 'react'
import { productName } from '@/content/product'

interface StepTitleProps {
  title: string
  /** In the browser's tab, where the title would say the product's name twice. */
  documentTitle?: string
  children?: ReactNode
  /** True when the step follows another: then the focus moves to its title. */
  takeFocus?: boolean
}

/** The heading of a step, and the document's title with it. */
export function StepTitle({ title, documentTitle = title, children, takeFocus = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new step
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus, title])
  return (
    <div className="mb-6 sm:mb-8">
      <title>{`${documentTitle} · ${productName}`}</title>
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {title}
      </h1>
      {children && <p className="mt-2 text-fg-muted text-lead">{children}</p>}
    </div>
  )
}
