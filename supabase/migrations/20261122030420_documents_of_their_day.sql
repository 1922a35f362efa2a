-- A document that is issued anew says what the one before it said: the items at the prices of the day of payment, by which
-- its amount and that of the other document were divided, and the buyer where the account is gone.

-- Adds the documents that a paid order lacks, queues them, and returns how many. Bottles are goods, bought or included;
-- packages hold services besides. None is made out to an account that is gone and whose buyer nothing names.
create or replace function private.add_fiscal_documents(p_order_id uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  v_document public.fiscal_documents;
  v_added integer := 0;
begin
  for v_document in
    insert into public.fiscal_documents (order_id, restaurant_id, kind, items, buyer_name, buyer_cnpj)
      select o.id, o.restaurant_id, k.kind, coalesce(earlier.items, i.items), buyer.name, buyer.cnpj
      from public.orders o
      join public.restaurants r on r.id = o.restaurant_id
      left join public.order_addresses a on a.order_id = o.id
      left join lateral (
        select d.items, d.buyer_name, d.buyer_cnpj from public.fiscal_documents d
        where d.order_id = o.id order by d.created_at desc, d.id limit 1
      ) earlier on true
      cross join lateral (
        select
          case when a.order_id is not null then a.restaurant_name when r.user_id is not null then r.name
            else earlier.buyer_name end as name,
          case when a.order_id is not null then a.cnpj when r.user_id is not null then r.cnpj
            else earlier.buyer_cnpj end as cnpj
      ) buyer
      cross join lateral (
        select jsonb_agg(jsonb_build_object(
            'product_id', i.product_id, 'name', i.name, 'kind', i.kind, 'quantity', i.quantity,
            'unit_price', i.unit_price, 'list_price', p.price, 'package', package.product_id)
            order by package.product_id nulls first, i.product_id, i.id) as items,
          bool_or(i.kind = 'bottle') as goods,
          bool_or(i.kind <> 'bottle') as services
        from public.order_items i
        join public.products p on p.id = i.product_id
        left join public.order_items package on package.id = i.included_in
        where i.order_id = o.id
      ) i
      cross join lateral (values ('nfe', i.goods), ('nfse', i.services)) as k (kind, wanted)
      where o.id = p_order_id and k.wanted and buyer.name is not null
      on conflict (order_id, kind) where status <> 'cancelled' do nothing
      returning *
  loop
    perform private.queue_fiscal_document(v_document);
    v_added := v_added + 1;
  end loop;
  return v_added;
end;
$$;
