import { useEffect, useRef } from 'react'
import { Notice } from '@/ui/notice'

/** The server's error at the end of a form, scrolled into view, because a phone shows the middle of the form. */
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
