import { type ReactNode, useEffect, useRef } from 'react'
import { productName } from '@/content/product'

interface StepTitleProps {
  title: string
  /** Title of the browser tab, where `title` would repeat the product's name. */
  documentTitle?: string
  children?: ReactNode
  /** True when the step follows another: its title then takes the focus. */
  takeFocus?: boolean
}

/** The heading of a step; also sets the document's title. */
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
