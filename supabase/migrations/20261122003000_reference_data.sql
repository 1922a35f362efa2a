-- Reference data: what production sells and where. It came with seed.sql once, which `supabase db push` runs at most
-- once and never again. A later change of a price, an automation or a bundle is a new migration.
--
-- On a database that was seeded before, catalogue and prices become these; areas keep what the farm's staff have
-- opened or closed since.

insert into public.automations_catalog
  (type, name, description, category, credit_cost, estimated_time_minutes, complexity, is_popular, is_new)
values
  ('drink_creation', 'Criação de Drinks Autorais',
   'De 10 a 12 drinks autorais com cachaça, feitos para a sua casa, com ficha técnica, custo, preço sugerido e margem.',
   'Criação', 200, 30, 2, true, false),
  ('food_pairing', 'Harmonização de Pratos',
   'Cada prato do seu cardápio com a cachaça e o drink que o acompanham, e a razão de cada combinação.',
   'Harmonização', 300, 45, 3, true, false),
  ('dish_creation', 'Criação de Pratos com Cachaça',
   'Pratos e sobremesas com cachaça como ingrediente, com quantidades, modo de preparo, custo e preço.',
   'Criação', 600, 60, 4, false, false),
  ('menu_redesign', 'Redesign de Cardápio',
   'Engenharia de cardápio com os seus números: o que destacar, reformular, reprecificar ou retirar, e quanto isso rende.',
   'Estratégia', 800, 90, 5, true, false),
  ('content_generation', 'Conteúdo para Redes Sociais',
   'Calendário com 30 publicações prontas no tom da sua casa, dentro das regras da publicidade de bebidas.',
   'Marketing', 0, 20, 1, true, false),
  ('predictive_analytics', 'Análise Preditiva de Vendas',
   'Previsão das próximas semanas a partir da sua planilha de vendas, com a margem de erro dita em palavras.',
   'Analytics', 0, 120, 5, false, true),
  ('competitor_analysis', 'Análise de Concorrência',
   'Onde os seus preços estão diante dos concorrentes que você informar, categoria por categoria.',
   'Estratégia', 0, 75, 3, false, true),
  ('dynamic_pricing', 'Precificação Dinâmica',
   'Cenários de preço por horário e demanda, com o efeito de cada um no lucro do mês.',
   'Estratégia', 500, 60, 4, false, true)
on conflict (type) do update set
  name = excluded.name, description = excluded.description, category = excluded.category,
  credit_cost = excluded.credit_cost, estimated_time_minutes = excluded.estimated_time_minutes,
  complexity = excluded.complexity, is_popular = excluded.is_popular, is_new = excluded.is_new;

insert into public.products
  (id, price_id, kind, name, description, price, credits, bonus, bonus_percentage, is_popular, position)
values
  ('pacote-iniciante', 'price_pacote_iniciante', 'credit_package', 'Pacote Iniciante',
   '200 créditos de consultoria e mais 20 de bônus, com cachaça para os primeiros testes.', 200, 200, 20, 10, false, 1),
  ('pacote-profissional', 'price_pacote_profissional', 'credit_package', 'Pacote Profissional',
   '500 créditos de consultoria e mais 75 de bônus, com as cachaças da casa para testar o cardápio.', 500, 500, 75, 15, true, 2),
  ('pacote-empresarial', 'price_pacote_empresarial', 'credit_package', 'Pacote Empresarial',
   '1.000 créditos de consultoria e mais 200 de bônus, para reformular o cardápio inteiro.', 1000, 1000, 200, 20, false, 3),
  ('consultoria-extrapremium', 'price_consultoria_extrapremium', 'premium_package', 'Consultoria ExtraPremium',
   'Todas as consultorias e um evento exclusivo no seu restaurante, com R$ 1.250 em cachaça.', 5000, 0, 0, 0, false, 4),
  ('cachaca-alambique', 'price_cachaca_alambique', 'bottle', 'Cachaça Alambique',
   'Garrafa de 500 ml. Branca, fresca, de cana recém-moída.', 25, 25, 0, 0, false, 5),
  ('cachaca-carvalho-premium', 'price_cachaca_carvalho_premium', 'bottle', 'Cachaça Carvalho Premium',
   'Garrafa de 500 ml. Descansada em carvalho, com baunilha e especiarias.', 55, 55, 0, 0, true, 6),
  ('cachaca-castanheira-extra-premium', 'price_cachaca_castanheira_extra_premium', 'bottle', 'Cachaça Castanheira Extra-Premium',
   'Garrafa de 500 ml. Envelhecida em castanheira, encorpada e longa.', 75, 75, 0, 0, false, 7)
on conflict (id) do update set
  price_id = excluded.price_id, name = excluded.name, description = excluded.description, price = excluded.price,
  credits = excluded.credits, bonus = excluded.bonus, bonus_percentage = excluded.bonus_percentage,
  is_popular = excluded.is_popular, position = excluded.position;

insert into public.service_areas (city, state, is_active, priority_order) values
  ('Fortaleza', 'Ceará', true, 0),
  ('Eusébio', 'Ceará', false, 1),
  ('Aquiraz', 'Ceará', false, 2),
  ('Caucaia', 'Ceará', false, 3),
  ('Maracanaú', 'Ceará', false, 4),
  ('Jijoca de Jericoacoara', 'Ceará', false, 5),
  ('Sobral', 'Ceará', false, 6),
  ('Juazeiro do Norte', 'Ceará', false, 7),
  ('Natal', 'Rio Grande do Norte', false, 8),
  ('Mossoró', 'Rio Grande do Norte', false, 9),
  ('João Pessoa', 'Paraíba', false, 10),
  ('Recife', 'Pernambuco', false, 11),
  ('Olinda', 'Pernambuco', false, 12),
  ('Teresina', 'Piauí', false, 13),
  ('São Luís', 'Maranhão', false, 14)
on conflict (city, state) do nothing;

-- The bottles that come with a package.
create table public.product_bundle_items (
  product_id text not null references public.products (id),
  bottle_id text not null references public.products (id),
  quantity smallint not null check (quantity between 1 and 60),
  primary key (product_id, bottle_id)
);

create index product_bundle_items_by_bottle on public.product_bundle_items (bottle_id);

alter table public.product_bundle_items enable row level security;
-- No write grants for clients, as for the products themselves.
grant select on public.product_bundle_items to authenticated;
grant select, insert, update, delete on public.product_bundle_items to service_role;

create policy product_bundle_items_select_signed_in on public.product_bundle_items for select to authenticated
  using (true);

insert into public.product_bundle_items (product_id, bottle_id, quantity) values
  ('pacote-iniciante', 'cachaca-alambique', 3),
  ('pacote-iniciante', 'cachaca-castanheira-extra-premium', 1),
  ('pacote-profissional', 'cachaca-alambique', 4),
  ('pacote-profissional', 'cachaca-carvalho-premium', 5),
  ('pacote-profissional', 'cachaca-castanheira-extra-premium', 1),
  ('pacote-empresarial', 'cachaca-alambique', 4),
  ('pacote-empresarial', 'cachaca-carvalho-premium', 5),
  ('pacote-empresarial', 'cachaca-castanheira-extra-premium', 5),
  ('consultoria-extrapremium', 'cachaca-alambique', 10),
  ('consultoria-extrapremium', 'cachaca-carvalho-premium', 10),
  ('consultoria-extrapremium', 'cachaca-castanheira-extra-premium', 6);
