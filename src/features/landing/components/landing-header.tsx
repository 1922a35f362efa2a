import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { Container } from '@/ui/container'
import { cx } from '@/ui/cx'
import { Wordmark } from '@/ui/illustrations/wordmark'

/** Pixels scrolled before the header becomes solid. */
const solidAfter = 10

const anchors = [
  { href: '#como-funciona', label: 'Como funciona' },
  { href: '#cachacas', label: 'Cachaças' },
  { href: '#automacoes', label: 'Automações' },
  { href: '#depoimentos', label: 'Depoimentos' },
]

export function LandingHeader({ signedIn }: { signedIn: boolean }) {
  const solid = useScrolledPast(solidAfter)
  return (
    <header
      data-ground="cane"
      className={cx(
        'sticky top-0 z-30 border-b transition-[border-color,box-shadow] duration-200',
        solid ? 'border-line shadow-float' : 'border-transparent',
      )}
    >
      <Container className="flex min-h-16 items-center justify-between gap-1 sm:gap-4">
        <Link
          to={paths.home}
          className="inline-flex min-h-11 items-center rounded-small max-[24rem]:[&_span]:text-lg"
        >
          <Wordmark name={productName} size="sm" />
        </Link>
        <nav aria-label="Seções da página" className="hidden lg:block">
          <ul className="flex gap-1">
            {anchors.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-small px-3 text-fg-muted hover:text-fg"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center sm:gap-2">
          {/* Where it does not fit, it is in the menu. */}
          <div className="max-[22rem]:hidden">
            <AccountLink signedIn={signedIn} />
          </div>
          <SideMenu signedIn={signedIn} />
        </div>
      </Container>
    </header>
  )
}

function AccountLink({ signedIn, block = false }: { signedIn: boolean; block?: boolean }) {
  return signedIn ? (
    <ButtonLink to={paths.dashboard} size="sm" block={block}>
      Minha Conta
    </ButtonLink>
  ) : (
    <ButtonLink
      to={paths.auth}
      state={{ mode: 'signup' }}
      size="sm"
      block={block}
      className="whitespace-nowrap px-3 sm:px-4"
    >
      Começar Grátis
    </ButtonLink>
  )
}

/** The native dialog traps focus, closes with Esc and restores focus without a library. */
function SideMenu({ signedIn }: { signedIn: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => afterPaint(() => dialog.current?.showModal())
  const close = () => afterPaint(() => dialog.current?.close())
  return (
    <div className="-mr-2.5 lg:hidden">
      <Button
        variant="ghost"
        size="sm"
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        icon={<Menu aria-hidden size={22} />}
        onClick={open}
      />
      <dialog
        ref={dialog}
        aria-label="Menu"
        data-ground="cane"
        // A tap outside the panel closes it too, in browsers that support `closedby`.
        {...{ closedby: 'any' }}
        className="m-0 ml-auto h-dvh max-h-none w-72 max-w-[85vw] p-0 backdrop:bg-ink/60"
      >
        <div className="flex h-full flex-col p-4">
          <Button
            variant="ghost"
            size="sm"
            aria-label="Fechar menu"
            icon={<X aria-hidden size={22} />}
            onClick={close}
            className="self-end"
          />
          <nav aria-label="Menu">
            <ul className="mt-2">
              {anchors.map(({ href, label }) => (
                <li key={href} className="border-line border-b">
                  <a
                    href={href}
                    onClick={close}
                    className="flex min-h-14 items-center font-display text-subheading"
                  >
                    {label}
                  </a>
                </li>
              ))}
              <li>
                <Link
                  to={paths.serviceArea}
                  onClick={close}
                  className="flex min-h-14 items-center font-display text-subheading"
                >
                  Área de atendimento
                </Link>
              </li>
            </ul>
          </nav>
          <div className="mt-auto pt-6">
            <AccountLink signedIn={signedIn} block />
          </div>
        </div>
      </dialog>
    </div>
  )
}

/** Opening the dialog makes the page inert, which is slow on a phone: paint the press first. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pixels])
  return past
}
