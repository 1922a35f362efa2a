import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { productName } from '@/config/product'
import { Logo } from '@/ui/illustrations/logo'
import { isAgeRemembered, rememberAge } from './age-storage'
import { AgePrompt } from './components/age-prompt'

const splashMs = 500
const welcomeMs = 1500

type Stage = 'splash' | 'asking' | 'verifying' | 'welcome' | 'inside'

/**
 * Shows its children only to whoever has confirmed being 18 or older, on this device and in the last 30 days.
 * A courtesy of the browser, as everywhere: nothing that must be protected relies on it.
 */
export function AgeGate({ children }: { children: ReactNode }) {
  // The first render knows nothing of the device, so that it can be made ahead of time.
  const [stage, setStage] = useState<Stage>('splash')

  useLayoutEffect(() => {
    if (isAgeRemembered(new Date())) {
      setStage('inside')
      return
    }
    const timer = setTimeout(() => setStage('asking'), splashMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (stage === 'verifying') {
      rememberAge(new Date())
      setStage('welcome')
    }
    if (stage !== 'welcome') return
    const timer = setTimeout(() => setStage('inside'), welcomeMs)
    return () => clearTimeout(timer)
  }, [stage])

  if (stage === 'inside') return children
  if (stage === 'splash') return <Splash />
  return (
    <>
      <div inert={stage === 'welcome'}>
        <AgePrompt verifying={stage !== 'asking'} onAdult={() => setStage('verifying')} />
      </div>
      {stage === 'welcome' && <Welcome />}
    </>
  )
}

function Splash() {
  return (
    <div data-ground="cane" role="status" className="grid min-h-dvh place-items-center">
      <Logo className="w-24 animate-pulse text-accent" />
      <span className="sr-only">Carregando {productName}</span>
    </div>
  )
}

function Welcome() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-3 bg-cane-600 px-4 text-center text-paper transition-opacity duration-300 starting:opacity-0">
      <CircleCheck aria-hidden size={72} />
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        Bem-vindo!
      </h1>
      <p role="status" className="text-lead">
        Abrindo o {productName} para você...
      </p>
    </main>
  )
}
