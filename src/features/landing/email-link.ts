import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'

/**
 * Where a link of the auth service is meant to go that ended up on the home page, or null. It does when its
 * own return address is not on the service's list: the service then falls back on the site's address.
 */
export function emailLinkTarget(hash: string): string | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  if (answer.has('access_token')) return answer.get('type') === 'recovery' ? paths.newPassword : paths.auth
  return answer.has('error_code') ? paths.auth : null
}

/** Leads a stray link of the auth service on, with what it carries. */
export function useEmailLink(): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const pathname = emailLinkTarget(hash)
    if (pathname) navigate({ pathname, hash }, { replace: true })
  }, [hash, navigate])
}
