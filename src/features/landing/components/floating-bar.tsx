import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '@/config/paths'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { Container } from '@/ui/container'

/** Share of the viewport's height scrolled before the bar appears. */
const share = 0.6

/** Once closed, it stays closed for this visit. */
let closed = false

/** An order button within reach of the thumb, shown after some scrolling. */
export function FloatingBar() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (closed) return
    const look = () => setShown(!closed && window.scrollY > window.innerHeight * share)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <aside
      aria-label="Pedido rápido"
      data-ground="cane"
      className="fixed inset-x-0 bottom-0 z-20 border-line border-t pb-[env(safe-area-inset-bottom)] shadow-float"
    >
      <Container className="flex min-h-16 items-center justify-between gap-3">
        <p className="hidden sm:block">Cachaça da fazenda e consultoria no seu balcão em 48h.</p>
        <p className="font-semibold sm:hidden">Entrega em 48h</p>
        <div className="flex items-center gap-1">
          <ButtonLink to={paths.orders} size="sm">
            Fazer Pedido
          </ButtonLink>
          <Button
            variant="ghost"
            size="sm"
            aria-label="Fechar pedido rápido"
            icon={<X aria-hidden size={20} />}
            onClick={() => {
              closed = true
              setShown(false)
            }}
          />
        </div>
      </Container>
    </aside>
  )
}
