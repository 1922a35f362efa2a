import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { ButtonLink } from '@/ui/button-link'
import { LostJangada } from '@/ui/illustrations/lost-jangada'
import { Wordmark } from '@/ui/illustrations/wordmark'

/** Shown for any path without a route. */
export default function NotFoundPage() {
  return (
    <main
      id="conteudo"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-reading content-center justify-items-center gap-4 px-4 py-12 text-center outline-none"
    >
      <title>{`Página não encontrada · ${productName}`}</title>
      <Wordmark name={productName} size="sm" />
      <LostJangada className="w-full max-w-sm" />
      <h1 className="text-title">Página não encontrada</h1>
      <p className="text-fg-muted text-lead">
        O endereço mudou ou nunca existiu. O caminho de volta é por aqui.
      </p>
      <ButtonLink to={paths.home} size="lg" className="mt-2">
        Voltar ao início
      </ButtonLink>
    </main>
  )
}
