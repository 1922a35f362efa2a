import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/config/product'
import { ButtonLink } from '@/ui/button'
import { Container } from '@/ui/container'
import { cx } from '@/ui/cx'
import { Wordmark } from '@/ui/illustrations/wordmark'

/** Pixels scrolled before the header becomes solid. */
const solidAfter = 10

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
      <Container className="flex min-h-16 items-center justify-between gap-4">
        <Link to={paths.home} className="inline-flex min-h-11 items-center rounded-small">
          <Wordmark name={productName} size="sm" />
        </Link>
        {signedIn ? (
          <ButtonLink to={paths.dashboard} size="sm">
            Minha Conta
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.auth} state={{ mode: 'signup' }} size="sm">
            Começar Grátis
          </ButtonLink>
        )}
      </Container>
    </header>
  )
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
