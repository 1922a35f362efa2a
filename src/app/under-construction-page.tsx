import { paths } from '@/config/paths'
import { productName } from '@/config/product'
import { ButtonLink } from '@/ui/button'
import { CopperStill } from '@/ui/illustrations/copper-still'

/** Stands in for a page that is announced and not open yet. */
export function UnderConstructionPage({ title }: { title: string }) {
  // No main of its own: behind the login the layout has one already.
  return (
    <div className="mx-auto grid min-h-[80dvh] max-w-reading content-center justify-items-center gap-4 px-4 py-12 text-center">
      <title>{`${title} · ${productName}`}</title>
      <CopperStill className="w-full max-w-60" />
      <h1 className="text-title">{title}</h1>
      <p className="text-fg-muted text-lead">Esta página está no alambique e abre em breve.</p>
      <ButtonLink to={paths.home} variant="secondary" className="mt-2">
        Voltar ao início
      </ButtonLink>
    </div>
  )
}
