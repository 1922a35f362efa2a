interface SkipLinkProps {
  /** Id of the main content, without '#'. That element needs tabIndex={-1}. */
  targetId?: string
  children?: string
}

/** The first focusable element of a page: skips the navigation. */
export function SkipLink({ targetId = 'conteudo', children = 'Pular para o conteúdo' }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="sr-only rounded-card bg-ink px-4 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      {children}
    </a>
  )
}
