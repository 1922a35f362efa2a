import { useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'

/**
 * Where a link of the auth service is meant to go that ended up on the home page, or null. It does when its
 * own return address is not on the service's list: the service then falls back on the site's address.
 */
export function emailLinkTarget({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const answers = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]
  return answers.some((answer) => answer.has('error_code')) ? paths.auth : null
}

/** Leads a stray link of the auth service to the login, which says that it led nowhere. */
export function useEmailLink(): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const pathname = emailLinkTarget({ search, hash })
    if (pathname) navigate({ pathname, search, hash }, { replace: true })
  }, [search, hash, navigate])
}
