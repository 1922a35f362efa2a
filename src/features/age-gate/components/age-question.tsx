import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { productName } from '@/content/product'
import { Logo } from '@/ui/illustrations/logo'
import { rememberAge } from '../age-storage'
import { AgePrompt } from './age-prompt'

const welcomeMs = 1500

type Stage = 'asking' | 'verifying' | 'welcome'

interface AgeQuestionProps {
  /** Called when the visitor starts to answer. */
  onIntent?: (() => void) | undefined
  /** Called after an adult has been remembered and welcomed. */
  onOpen: () => void
}

/** The question, its answer, and a welcome. */
export default function AgeQuestion({ onIntent, onOpen }: AgeQuestionProps) {
  const [stage, setStage] = useState<Stage>('asking')

  useEffect(() => {
    if (stage === 'verifying') {
      rememberAge(new Date())
      setStage('welcome')
    }
    if (stage !== 'welcome') return
    const timer = setTimeout(onOpen, welcomeMs)
    return () => clearTimeout(timer)
  }, [stage, onOpen])

  return (
    <>
      <div inert={stage === 'welcome'} onInput={onIntent}>
        <AgePrompt verifying={stage !== 'asking'} onAdult={() => setStage('verifying')} />
      </div>
      {stage === 'welcome' ? <Welcome /> : <Splash />}
    </>
  )
}

/** The logo for half a second while the script loads. CSS alone shows and hides it, so it neither waits nor delays. */
function Splash() {
  return (
    <div
      data-ground="cane"
      aria-hidden
      className="splash pointer-events-none fixed inset-0 z-40 grid place-items-center"
    >
      <Logo className="w-24 text-accent" />
    </div>
  )
}

function Welcome() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-3 bg-cane-600 px-4 text-center text-paper transition-opacity duration-300 starting:opacity-0">
      <CircleCheck aria-hidden size={72} />
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none md:font-large">
        Bem-vindo!
      </h1>
      <p role="status" className="text-lead">
        Abrindo o {productName} para você...
      </p>
    </main>
  )
}
