import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { CopperStillLater } from '@/ui/illustrations/copper-still-later'
import { Wordmark } from '@/ui/illustrations/wordmark'
import { Spinner } from '@/ui/spinner'

/** The page layout of login, sign-up and password: brand on the left, form on the right. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(24rem,5fr)_7fr]">
      <header
        data-ground="cane"
        className="flex flex-col justify-between px-4 py-4 sm:px-6 lg:sticky lg:top-0 lg:h-dvh lg:p-12"
      >
        <Link to={paths.home} className="inline-flex min-h-11 items-center self-start rounded-small">
          <Wordmark name={productName} size="sm" />
        </Link>
        <div className="mx-auto hidden aspect-square w-full max-w-sm lg:block">
          <Suspense>
            <CopperStillLater />
          </Suspense>
        </div>
        <p className="hidden max-w-sm text-fg-muted text-lead lg:block">
          Cachaça artesanal do Ceará e consultoria gastronômica em 48 horas, para bares e restaurantes de
          Fortaleza.
        </p>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-lg flex-col justify-center px-4 py-8 outline-none sm:px-6 sm:py-12"
      >
        <Suspense fallback={<Spinner label="Carregando" size={32} className="mx-auto" />}>
          {children}
        </Suspense>
      </main>
    </div>
  )
}
