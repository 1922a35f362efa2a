import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Milliseconds for which the return of the network is shown. */
const goodNewsMs = 4000

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a network; true during server rendering. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** A line at the foot of every page while there is no network, and briefly after it returns. */
export default function OfflineNotice() {
  const online = useOnline()
  const [was, setWas] = useState(online)
  const [back, setBack] = useState(false)
  if (was !== online) {
    setWas(online)
    setBack(online)
  }
  useEffect(() => {
    if (!back) return
    const timer = setTimeout(() => setBack(false), goodNewsMs)
    return () => clearTimeout(timer)
  }, [back])

  return (
    // Present from the start: screen readers announce changes inside a live region, not a new region.
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-30 px-4 print:hidden">
      {(!online || back) && (
        <p
          data-ground="cane"
          className="mx-auto mb-[max(0.75rem,env(safe-area-inset-bottom))] flex w-fit max-w-full items-center gap-2.5 rounded-card px-4 py-2.5 text-sm shadow-float"
        >
          {online ? <Wifi aria-hidden size={18} /> : <WifiOff aria-hidden size={18} />}
          {online ? 'A internet voltou.' : 'Sem internet. O que está na tela continua aqui.'}
        </p>
      )}
    </div>
  )
}
