import { useEffect, useState } from 'react'
import { Bell } from '@/features/notifications/bell'
import { whenIdle } from '@/ui/when-idle'

/** Keeps the bell's place until the page is idle. */
export function LateBell() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return <div className="size-11">{idle && <Bell />}</div>
}
