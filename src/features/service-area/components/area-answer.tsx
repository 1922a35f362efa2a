import { MapPinCheck, MapPinOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import type { Place } from '../waitlist-values'

/** Whether a place is served, with the next step. The heading takes the focus, so that it is announced. */
export function AreaAnswer({ place, served, onJoin }: { place: Place; served: boolean; onJoin: () => void }) {
  const where = `${place.city.trim()}, ${place.state}`
  return served ? (
    <Answer icon={<MapPinCheck aria-hidden size={28} />} title={`Atendemos ${where}`}>
      <p className="text-fg-muted">
        Entregamos as garrafas e a consultoria em 48 horas. Crie a conta do restaurante e comece hoje.
      </p>
      <ButtonLink to={paths.auth} state={{ mode: 'signup', city: place.city.trim(), state: place.state }}>
        Começar no {productName}
      </ButtonLink>
    </Answer>
  ) : (
    <Answer icon={<MapPinOff aria-hidden size={28} />} title={`Ainda não chegamos a ${where}`}>
      <p className="text-fg-muted">
        Por enquanto atendemos Fortaleza, no Ceará. Entre na lista de espera e avisaremos por e-mail quando
        abrirmos na sua cidade.
      </p>
      <Button onClick={onJoin}>Entrar na lista de espera</Button>
    </Answer>
  )
}

function Answer({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mt-8 flex flex-col items-start gap-4 border-line border-t pt-8">
      <span className="text-accent">{icon}</span>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
