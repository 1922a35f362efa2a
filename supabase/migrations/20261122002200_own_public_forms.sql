-- Owners read what they left in the public forms under the address that they sign in with, for the copy of
-- their own data. Nobody reads a row of another address, and visitors read none.

create index expansion_waitlist_by_email on public.expansion_waitlist (lower(email));

grant select on public.newsletter_subscribers, public.expansion_waitlist to authenticated;

create policy newsletter_subscribers_select_own on public.newsletter_subscribers for select to authenticated
  using (email = lower((select auth.jwt()) ->> 'email'));
create policy expansion_waitlist_select_own on public.expansion_waitlist for select to authenticated
  using (lower(email) = lower((select auth.jwt()) ->> 'email'));
