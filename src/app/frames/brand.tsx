import { productName } from '@/content/product'
import { Logo } from '@/ui/illustrations/logo'
import { Wordmark } from '@/ui/illustrations/wordmark'

/** The logo of the pages behind the login. Phones omit the name. */
export function Brand() {
  return (
    <>
      <Logo className="w-9 sm:hidden" />
      <span className="flex max-sm:hidden">
        <Wordmark name={productName} size="sm" />
      </span>
    </>
  )
}
