import { useEffect, useRef } from 'react'
import { Notice } from '@/ui/notice'

/** What the server refused, at the end of a form; scrolled into sight, because a phone shows the form's middle. */
export function ServerAnswer({ error }: { error: string | null }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div ref={place} className="empty:hidden">
      {error && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
    </div>
  )
}
