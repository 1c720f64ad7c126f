/**
 * Places by the country they lie in, in small letters and without accents. Left out is what is also a word of its own
 * ("nice", "reading", "mobile"): what a recogniser wrote in small letters must not become a town.
 */
const byCountry: Record<string, string> = {
  Afghanistan: 'afghanistan, kabul',
  Albania: 'albania, tirana',
  Algeria: 'algeria, algiers, oran',
  Angola: 'angola, luanda',
  Argentina:
    'argentina, buenos aires, rosario, mendoza, cordoba argentina, la plata, tucuman, salta, neuquen, mar del plata, santa fe, bariloche, patagonia, pampas, vaca muerta',
  Armenia: 'armenia, yerevan',
  Australia:
    'australia, sydney, melbourne, brisbane, perth, adelaide, canberra, hobart, darwin, queensland, tasmania, new south wales, western australia, gold coast, geelong, newcastle australia, wollongong, townsville, cairns, ballarat, bendigo, pilbara, victoria australia, south australia, northern territory, parramatta',
  Austria:
    'austria, osterreich, vienna, wien, graz, linz, salzburg, innsbruck, tyrol, styria, klagenfurt, wels, villach, dornbirn, vorarlberg, carinthia, upper austria, lower austria, burgenland',
  Azerbaijan: 'azerbaijan, baku',
  Bahrain: 'bahrain, manama',
  Bangladesh: 'bangladesh, dhaka, chittagong, chattogram',
  Belarus: 'belarus, minsk',
  Belgium:
    'belgium, brussels, antwerp, ghent, bruges, leuven, liege, flanders, wallonia, charleroi, hasselt, namur, mons, kortrijk, mechelen, limburg, ostend, genk, roeselare, aalst',
  Bolivia: 'bolivia, la paz, santa cruz de la sierra',
  'Bosnia and Herzegovina': 'bosnia, sarajevo',
  Botswana: 'botswana, gaborone',
  Brazil:
    'brazil, brasil, sao paulo, rio de janeiro, brasilia, recife, salvador da bahia, curitiba, porto alegre, belo horizonte, fortaleza, manaus, campinas, florianopolis, minas gerais, goiania, santos, joinville, caxias do sul, ribeirao preto, sorocaba, belem, natal brazil, vitoria, cuiaba, sao jose dos campos, bahia, parana, rio grande do sul, santa catarina, mato grosso, ceara, pernambuco, blumenau, londrina, niteroi, rio',
  Brunei: 'brunei',
  Bulgaria: 'bulgaria, sofia, plovdiv, varna, burgas, ruse, stara zagora',
  Cambodia: 'cambodia, phnom penh',
  Cameroon: 'cameroon, douala, yaounde',
  Canada:
    'canada, toronto, montreal, vancouver, calgary, ottawa, edmonton, winnipeg, quebec, ontario, alberta, british columbia, saskatchewan, manitoba, nova scotia, new brunswick, newfoundland, halifax, saskatoon, regina, mississauga, quebec city, london ontario, hamilton ontario, kitchener, waterloo, victoria bc, laval, gatineau, sherbrooke, st johns, kelowna, moncton, thunder bay, yukon, okanagan, fort mcmurray, burnaby, brampton, guelph, kingston ontario, prince edward island, newfoundland and labrador',
  Chile:
    'chile, santiago, santiago de chile, valparaiso, concepcion, antofagasta, temuco, iquique, rancagua, puerto montt, atacama, vina del mar, calama, punta arenas',
  China:
    'china, beijing, shanghai, shenzhen, guangzhou, chengdu, hangzhou, wuhan, suzhou, tianjin, nanjing, chongqing, dalian, qingdao, xian, ningbo, wuxi, dongguan, foshan, zhengzhou, changsha, hefei, jinan, kunming, xiamen, shenyang, harbin, jiangsu, zhejiang, guangdong, sichuan, shandong, fujian, macau',
  Colombia:
    'colombia, bogota, medellin, cali colombia, barranquilla, cartagena, cali, bucaramanga, pereira, manizales, llanos, santa marta, antioquia, cucuta, ibague',
  'Costa Rica': 'costa rica, san jose costa rica, heredia',
  'Ivory Coast': 'ivory coast, cote d ivoire, abidjan',
  Croatia: 'croatia, zagreb, rijeka, dubrovnik, osijek, zadar, istria, dalmatia, varazdin',
  Cuba: 'cuba, havana',
  Cyprus: 'cyprus, nicosia, limassol, larnaca',
  Czechia:
    'czechia, czech republic, prague, brno, ostrava, pilsen, plzen, olomouc, liberec, zlin, moravia, bohemia, hradec kralove, ceske budejovice',
  'Democratic Republic of the Congo': 'kinshasa, democratic republic of congo, drc, lubumbashi',
  Denmark:
    'denmark, copenhagen, aarhus, odense, aalborg, jutland, esbjerg, randers, kolding, vejle, horsens, herning, funen, zealand, billund',
  'Dominican Republic': 'dominican republic, santo domingo',
  Ecuador: 'ecuador, quito, guayaquil, cuenca, manta ecuador, machala, ambato',
  Egypt: 'egypt, cairo, alexandria, giza, port said, mansoura, suez, luxor, aswan, tanta',
  'El Salvador': 'el salvador, san salvador',
  Estonia: 'estonia, tallinn, tartu, narva, parnu',
  Ethiopia: 'ethiopia, addis ababa, addis',
  Finland:
    'finland, helsinki, espoo, tampere, turku, oulu, vantaa, jyvaskyla, lahti, kuopio, vaasa, pori, lapland, rovaniemi',
  France:
    'france, paris, lyon, marseille, toulouse, bordeaux, lille, nantes, strasbourg, grenoble, rennes, montpellier, normandy, brittany, alsace, le havre, sophia antipolis, clermont ferrand, dijon, reims, saint etienne, angers, brest, tours, limoges, metz, nancy, besancon, orleans, rouen, mulhouse, caen, dunkirk, dunkerque, calais, avignon, aix en provence, cannes, annecy, chambery, perpignan, pau, poitiers, la rochelle, provence, champagne region, burgundy, loire valley, auvergne, occitanie, savoie, nice france, la defense, ile de france, cote d azur, vendee, corsica, amiens, le mans, troyes',
  Georgia: 'tbilisi, batumi',
  Germany:
    'germany, deutschland, berlin, munich, munchen, hamburg, frankfurt, cologne, koln, stuttgart, dusseldorf, leipzig, dresden, hanover, hannover, nuremberg, nurnberg, bremen, dortmund, essen germany, bavaria, saxony, baden wurttemberg, north rhine westphalia, karlsruhe, mannheim, augsburg, bonn, munster, wolfsburg, swabia, black forest, ruhr area, ruhr, kassel, aachen, bielefeld, ulm, regensburg, wuppertal, heidelberg, freiburg, rostock, kiel, essen, duisburg, bochum, gelsenkirchen, monchengladbach, chemnitz, magdeburg, halle, lubeck, erfurt, mainz, saarbrucken, potsdam, osnabruck, oldenburg, paderborn, ingolstadt, heilbronn, wurzburg, gottingen, reutlingen, koblenz, jena, trier, siegen, hildesheim, konstanz, bamberg, bayreuth, passau, schweinfurt, leverkusen, ludwigshafen, darmstadt, offenbach, wiesbaden, hesse, thuringia, lower saxony, rhineland, palatinate, westphalia, schleswig holstein, mecklenburg, brandenburg, saarland, franconia, allgau, lake constance, sauerland, emden, wilhelmshaven, cuxhaven, flensburg, zwickau, tubingen, esslingen, sindelfingen, gutersloh, munsterland',
  Ghana: 'ghana, accra, kumasi, tema, takoradi, tamale, cape coast, sekondi',
  Greece:
    'greece, athens, thessaloniki, piraeus, crete, rhodes, corfu, patras, heraklion, volos, larissa, kavala, santorini, mykonos, peloponnese, ioannina, chania, rethymno, macedonia greece',
  Guatemala: 'guatemala',
  Honduras: 'honduras, tegucigalpa',
  'Hong Kong': 'hong kong, kowloon',
  Hungary: 'hungary, budapest, debrecen, szeged, gyor, pecs, miskolc, kecskemet, szekesfehervar',
  Iceland: 'iceland, reykjavik',
  India:
    'india, mumbai, bombay, delhi, new delhi, bangalore, bengaluru, hyderabad, chennai, pune, kolkata, ahmedabad, gurgaon, gurugram, noida, jaipur, kochi, cochin, coimbatore, gujarat, maharashtra, kerala, tamil nadu, karnataka, surat, nagpur, indore, lucknow, vadodara, rajkot, visakhapatnam, vizag, bhopal, patna, chandigarh, ludhiana, kanpur, mysore, mysuru, mangalore, thiruvananthapuram, trivandrum, madurai, nashik, aurangabad, goa, punjab, rajasthan, uttar pradesh, west bengal, telangana, andhra, odisha, assam, haryana, guwahati, ranchi, raipur, hosur, tiruppur, agra, varanasi, amritsar, dehradun, navi mumbai, thane, faridabad, ghaziabad, bhubaneswar, salem india',
  Indonesia:
    'indonesia, jakarta, surabaya, bandung, bali, medan, sumatra, java island, semarang, makassar, yogyakarta, palembang, batam, balikpapan, tangerang, bekasi, kalimantan, sulawesi, papua indonesia, denpasar, malang',
  Iran: 'iran, tehran, isfahan, shiraz, tabriz, mashhad',
  Iraq: 'iraq, baghdad, basra, erbil, mosul, kirkuk, sulaymaniyah, kurdistan, najaf',
  Ireland:
    'ireland, dublin, galway, limerick, waterford, county cork, cork, kilkenny, sligo, donegal, wexford, dundalk, tralee, athlone, kerry, county mayo, shannon ireland, leinster, munster ireland, drogheda',
  Israel:
    'israel, tel aviv, haifa, jerusalem, herzliya, beer sheva, beersheba, rehovot, ramat gan, petah tikva, netanya, ashdod, eilat, raanana',
  Italy:
    'italy, italia, milan, milano, rome, roma, turin, torino, naples, bologna, genoa, verona, venice, padua, modena, parma, tuscany, lombardy, sicily, sardinia, bergamo, brescia, veneto, piedmont, emilia romagna, trieste, palermo, catania, bari, vicenza, treviso, pordenone, udine, reggio emilia, ravenna, rimini, ferrara, perugia, ancona, pescara, livorno, pisa, lucca, siena, prato, salerno, messina, cagliari, trento, bolzano, south tyrol, novara, varese, como, lecco, monza, pavia, cremona, mantua, piacenza, la spezia, savona, puglia, apulia, calabria, campania, liguria, umbria, marche, abruzzo, biella, sassuolo, carrara, taranto, lecce',
  Jamaica: 'jamaica, kingston jamaica',
  Japan:
    'japan, tokyo, osaka, kyoto, nagoya, yokohama, fukuoka, sapporo, kobe, hokkaido, sendai, hiroshima, okinawa, kawasaki, saitama, chiba, niigata, hamamatsu, shizuoka, okayama, kumamoto, kagoshima, kanazawa, nagasaki, toyota city, gifu, tsukuba, kyushu, shikoku, kansai, kanto, nara, matsuyama, aichi',
  Jordan: 'jordan, amman, aqaba',
  Kazakhstan: 'kazakhstan, almaty, astana, atyrau, aktau, karaganda, shymkent, pavlodar, aktobe, tengiz',
  Kenya: 'kenya, nairobi, mombasa, kisumu, eldoret, nakuru, thika',
  Kuwait: 'kuwait, kuwait city',
  Kyrgyzstan: 'kyrgyzstan, bishkek',
  Laos: 'laos, vientiane',
  Latvia: 'latvia, riga',
  Lebanon: 'lebanon, beirut',
  Libya: 'libya, tripoli, benghazi',
  Lithuania: 'lithuania, vilnius, kaunas',
  Luxembourg: 'luxembourg, luxemburg',
  Madagascar: 'madagascar, antananarivo',
  Malawi: 'malawi, lilongwe, blantyre',
  Malaysia:
    'malaysia, kuala lumpur, penang, johor, kl malaysia, sarawak, sabah, johor bahru, malacca, melaka, ipoh, selangor, shah alam, petaling jaya, kuching, kota kinabalu, cyberjaya, klang, george town',
  Maldives: 'maldives',
  Malta: 'malta, valletta',
  Mauritius: 'mauritius, port louis',
  Mexico:
    'mexico, mexico city, guadalajara, monterrey, tijuana, puebla, queretaro, cancun, leon mexico, ciudad juarez, yucatan, merida, leon guanajuato, aguascalientes, san luis potosi, toluca, saltillo, hermosillo, chihuahua, culiacan, veracruz, villahermosa, tampico, guanajuato, jalisco, nuevo leon, sonora, sinaloa, baja california, oaxaca, tabasco mexico, coahuila, mexicali, reynosa, campeche, cdmx, morelia',
  Moldova: 'moldova, chisinau',
  Monaco: 'monaco',
  Mongolia: 'mongolia, ulaanbaatar, ulan bator',
  Montenegro: 'montenegro, podgorica',
  Morocco: 'morocco, casablanca, rabat, marrakech, tangier, agadir, fes, fez, meknes, oujda',
  Mozambique: 'mozambique, maputo',
  Myanmar: 'myanmar, yangon, burma',
  Namibia: 'namibia, windhoek',
  Nepal: 'nepal, kathmandu',
  Netherlands:
    'netherlands, holland, amsterdam, rotterdam, utrecht, eindhoven, groningen, the hague, den haag, tilburg, arnhem, maastricht, breda, nijmegen, brabant, zwolle, enschede, delft, leiden, haarlem, almere, apeldoorn, amersfoort, den bosch, hertogenbosch, venlo, leeuwarden, friesland, gelderland, zeeland, overijssel, drenthe, twente, dordrecht, roosendaal, moerdijk, schiphol, randstad, veldhoven, wageningen, hilversum, helmond, deventer, north holland, south holland',
  'New Zealand':
    'new zealand, auckland, wellington, christchurch, dunedin, hamilton new zealand, tauranga, napier, nelson new zealand, queenstown, otago, waikato, palmerston north, north island, south island',
  Nicaragua: 'nicaragua, managua',
  Nigeria:
    'nigeria, lagos, abuja, port harcourt, kano, ibadan, kaduna, enugu, benin city, warri, jos, aba, calabar, owerri, uyo, rivers state, delta state, bayelsa',
  'North Macedonia': 'north macedonia, macedonia, skopje',
  Norway:
    'norway, oslo, bergen, stavanger, trondheim, tromso, drammen, kristiansand, alesund, bodo, molde, fredrikstad, haugesund, sandnes, lofoten, kongsberg, telemark, finnmark',
  Oman: 'oman, muscat, sohar, salalah, nizwa, duqm',
  Pakistan:
    'pakistan, karachi, lahore, islamabad, faisalabad, sialkot, rawalpindi, multan, peshawar, gujranwala, quetta, hyderabad pakistan, sindh, gujrat',
  Panama: 'panama, panama city',
  Paraguay: 'paraguay, asuncion',
  Peru: 'peru, arequipa, lima peru, lima, trujillo, chimbote, cusco, piura, iquitos, chiclayo, callao, tacna',
  Philippines:
    'philippines, manila, metro manila, cebu, davao, makati, quezon city, iloilo, baguio, taguig, pasig, clark, bacolod, cagayan de oro, mindanao, luzon, visayas, bgc, laguna, batangas, pampanga, zamboanga',
  Poland:
    'poland, polska, warsaw, krakow, cracow, wroclaw, gdansk, poznan, lodz, katowice, szczecin, lublin, gdynia, silesia, bydgoszcz, bialystok, torun, rzeszow, kielce, olsztyn, opole, gliwice, czestochowa, radom, plock, sopot, tychy, bielsko biala, zielona gora, lower silesia, mazovia, masuria',
  Portugal:
    'portugal, lisbon, lisboa, porto, braga, coimbra, aveiro, algarve, madeira, faro, setubal, guimaraes, leiria, viseu, evora, sines, funchal, azores, alentejo, douro, santa maria da feira, oeiras, cascais, vila nova de gaia, viana do castelo, matosinhos',
  Qatar: 'qatar, doha',
  Romania:
    'romania, bucharest, cluj, timisoara, iasi, brasov, sibiu, constanta, craiova, galati, oradea, ploiesti, arad, bacau, pitesti, cluj napoca, transylvania, targu mures, bihor',
  Russia:
    'russia, moscow, saint petersburg, st petersburg, novosibirsk, kazan, yekaterinburg, nizhny novgorod, samara, ufa, krasnoyarsk, perm, vladivostok, siberia',
  Rwanda: 'rwanda, kigali',
  'Saudi Arabia':
    'saudi arabia, saudi, riyadh, jeddah, dammam, dhahran, jubail, mecca, medina, khobar, al khobar, yanbu, tabuk, neom, al ahsa, eastern province',
  Senegal: 'senegal, dakar',
  Serbia: 'serbia, belgrade, novi sad, nis serbia, kragujevac, subotica, vojvodina',
  Singapore: 'singapore',
  Slovakia: 'slovakia, bratislava, kosice, zilina, nitra, trnava, presov, banska bystrica, trencin',
  Slovenia: 'slovenia, ljubljana, maribor, celje, kranj, koper, novo mesto',
  Somalia: 'somalia, mogadishu',
  'South Africa':
    'south africa, johannesburg, joburg, cape town, durban, pretoria, port elizabeth, gauteng, kwazulu natal, western cape, bloemfontein, sandton, east london south africa, rustenburg, polokwane, nelspruit, mbombela, kimberley, gqeberha, soweto, midrand, centurion, stellenbosch, limpopo, mpumalanga, free state, eastern cape, northern cape, north west province, richards bay, pietermaritzburg, secunda, sasolburg, umhlanga, ethekwini',
  'South Korea':
    'south korea, korea, seoul, busan, incheon, daegu, ulsan, daejeon, gwangju, suwon, changwon, gyeonggi, pohang, jeju, gumi, cheonan, geoje',
  'South Sudan': 'south sudan, juba',
  Spain:
    'spain, espana, madrid, barcelona, valencia, seville, sevilla, bilbao, malaga, zaragoza, catalonia, andalusia, galicia, basque country, vigo, alicante, murcia, mallorca, palma, canary islands, tenerife, granada, cordoba, valladolid, gijon, oviedo, a coruna, la coruna, santander, pamplona, san sebastian, vitoria gasteiz, logrono, burgos, salamanca, leon spain, badajoz, huelva, cadiz, almeria, jaen, toledo, albacete, castellon, tarragona, girona, lleida, sabadell, terrassa, elche, cartagena spain, asturias, cantabria, navarra, navarre, la rioja, aragon, extremadura, castilla, castile, valencian community, balearic islands, ibiza, las palmas, gran canaria, lanzarote, la mancha, mondragon, rioja',
  'Sri Lanka': 'sri lanka, colombo, kandy, galle, jaffna, negombo',
  Sudan: 'khartoum',
  Sweden:
    'sweden, stockholm, gothenburg, goteborg, malmo, uppsala, linkoping, vasteras, orebro, helsingborg, norrkoping, jonkoping, lund, umea, gavle, boras, sundsvall, eskilstuna, halmstad, vaxjo, karlstad, lulea, skelleftea, kiruna, sodertalje, trollhattan, skane, smaland, dalarna, norrbotten, gotland',
  Switzerland:
    'switzerland, schweiz, suisse, zurich, geneva, geneve, basel, bern, lausanne, lucerne, luzern, zug, st gallen, lugano, winterthur, ticino, biel, bienne, thun, neuchatel, fribourg, schaffhausen, chur, sion, la chaux de fonds, jura, valais, aargau, aarau, solothurn, vaud, thurgau, grisons, davos, baden switzerland, olten, montreux, nyon, emmental, bernese oberland, zurich area',
  Syria: 'syria, damascus, aleppo',
  Taiwan: 'taiwan, taipei, hsinchu, kaohsiung, taichung, tainan, taoyuan',
  Tajikistan: 'tajikistan, dushanbe',
  Tanzania: 'tanzania, dar es salaam, arusha, dodoma, zanzibar, mwanza, mbeya',
  Thailand:
    'thailand, bangkok, chiang mai, phuket, pattaya, rayong, chonburi, khon kaen, hat yai, nonthaburi, ayutthaya, samut prakan, laem chabang, isan',
  'Trinidad and Tobago': 'trinidad, trinidad and tobago, port of spain',
  Tunisia: 'tunisia, tunis, sfax, sousse, bizerte',
  Turkey:
    'turkey, turkiye, istanbul, ankara, izmir, bursa, antalya, denizli, gaziantep, kayseri, konya, adana, mersin, eskisehir, diyarbakir, samsun, trabzon, kocaeli, gebze, manisa, sakarya, sanliurfa, anatolia, malatya, bodrum, tekirdag, corlu, cappadocia, hatay, aegean region',
  Turkmenistan: 'turkmenistan, ashgabat',
  Uganda: 'uganda, kampala, entebbe, jinja, gulu, mbarara',
  Ukraine:
    'ukraine, kyiv, kiev, lviv, odesa, odessa, kharkiv, dnipro, zaporizhzhia, vinnytsia, chernivtsi, uzhhorod, ivano frankivsk, poltava',
  'United Arab Emirates':
    'united arab emirates, uae, emirates, dubai, abu dhabi, sharjah, ras al khaimah, fujairah, ajman, al ain, jebel ali',
  'United Kingdom':
    'united kingdom, uk, u.k., great britain, britain, england, scotland, wales, northern ireland, london, manchester, birmingham, leeds, glasgow, edinburgh, liverpool, bristol, sheffield, cardiff, belfast, newcastle, nottingham, leicester, aberdeen, dundee, southampton, portsmouth, plymouth, oxford, cambridge, yorkshire, lancashire, kent, surrey, essex, cornwall, devon, sussex, norwich, swansea, milton keynes, coventry, brighton, midlands, east anglia, inverness, stoke on trent, hull, bath, reading, derby, stoke, wolverhampton, sunderland, middlesbrough, teesside, york, bradford, huddersfield, wakefield, doncaster, barnsley, rotherham, preston, blackpool, bolton, stockport, salford, oldham, warrington, chester, crewe, telford, shrewsbury, hereford, worcester, gloucester, cheltenham, swindon, exeter, bournemouth, poole, peterborough, ipswich, colchester, chelmsford, luton, watford, slough, basingstoke, guildford, crawley, maidstone, canterbury, dover, hastings, eastbourne, northampton, lincoln england, lincolnshire, lincolnshire way, norfolk, suffolk, cambridgeshire, oxfordshire, berkshire, buckinghamshire, hampshire, dorset, somerset, wiltshire, gloucestershire, warwickshire, staffordshire, derbyshire, nottinghamshire, leicestershire, northamptonshire, bedfordshire, hertfordshire, cheshire, merseyside, cumbria, northumberland, durham, tyneside, tyne and wear, humberside, grimsby, scunthorpe, immingham, sheffield area, west midlands, east midlands, north wales, south wales, newport, wrexham, highlands, fife, perthshire, ayrshire, stirling, falkirk, grangemouth, shetland, orkney, hebrides, derry, londonderry, antrim, county down, armagh, isle of man, jersey channel islands, guernsey, black country, home counties, the potteries, cornwall england, hull england, wigan, blackburn, burnley, carlisle, lancaster',
  'United States':
    'united states, us, usa, u.s., u.s.a., the states, united states of america, america, new york, nyc, brooklyn, manhattan, chicago, houston, dallas, austin, boston, seattle, san francisco, bay area, silicon valley, los angeles, san diego, san jose, philadelphia, pittsburgh, atlanta, miami, orlando, tampa, denver, detroit, minneapolis, cleveland, cincinnati, columbus, indianapolis, milwaukee, st louis, kansas city, nashville, memphis, charlotte, raleigh, baltimore, washington, las vegas, phoenix, tucson, salt lake city, albuquerque, oklahoma city, tulsa, omaha, des moines, louisville, richmond, new orleans, baton rouge, san antonio, fort worth, el paso, midland texas, buffalo, rochester, hartford, sacramento, oakland, honolulu, anchorage, boise, spokane, tacoma, texas, west texas, california, florida, ohio, michigan, illinois, indiana, kentucky, tennessee, alabama, mississippi, louisiana, arkansas, oklahoma, kansas, nebraska, iowa, missouri, minnesota, wisconsin, north dakota, south dakota, montana, wyoming, colorado, utah, nevada, arizona, new mexico, idaho, washington state, washington dc, alaska, hawaii, pennsylvania, new jersey, delaware, maryland, virginia, west virginia, north carolina, south carolina, connecticut, massachusetts, vermont, new hampshire, rhode island, new england, midwest, east coast, west coast, long island, puerto rico, permian basin, the permian, upstate new york, dayton, akron, toledo ohio, knoxville, chattanooga, jacksonville, portland, gulf coast, louisiana gulf, texas panhandle, corpus christi, lubbock, amarillo, odessa texas, galveston, waco, plano, irving, fresno, bakersfield, san bernardino, riverside california, anaheim, orange county, palo alto, mountain view, cupertino, santa clara, san mateo, napa, sonoma, santa barbara, eugene oregon, oregon, maine, georgia usa, state of georgia, savannah, augusta, macon, birmingham alabama, huntsville, montgomery alabama, little rock, shreveport, lafayette, jackson mississippi, biloxi, lexington, dayton ohio, youngstown, fort wayne, south bend, evansville, gary indiana, grand rapids, lansing, ann arbor, flint, kalamazoo, green bay, madison, duluth, fargo, sioux falls, rapid city, bismarck, billings, cheyenne, casper, boulder, fort collins, colorado springs, provo, reno, scottsdale, tempe, mesa arizona, santa fe new mexico, las cruces, wichita, topeka, springfield, peoria, rockford, cedar rapids, davenport, st paul, saint paul, harrisburg, scranton, allentown, lancaster pennsylvania, erie, trenton, newark, jersey city, princeton, stamford, new haven, providence, worcester massachusetts, manchester new hampshire, burlington, syracuse, albany, yonkers, staten island, queens new york, bronx, norfolk virginia, roanoke, charleston, greenville, greensboro, winston salem, durham north carolina, wilmington, myrtle beach, tallahassee, fort lauderdale, st petersburg florida, sarasota, naples florida, pensacola, fort myers, silicon beach, appalachia, the carolinas, the dakotas, great lakes, deep south, pacific northwest, rust belt, twin cities, south texas, north texas, east texas, central valley, bakken, marcellus, eagle ford, houston area, dallas fort worth, dfw, hampton roads, long beach, tri state area, new york city, dc, washington d.c., upper midwest, boston area, research triangle',
  Uruguay: 'uruguay, montevideo, punta del este',
  Uzbekistan: 'uzbekistan, tashkent, samarkand',
  Venezuela: 'venezuela, caracas, maracaibo',
  Vietnam:
    'vietnam, viet nam, hanoi, ho chi minh city, ho chi minh, saigon, da nang, danang, haiphong, can tho, binh duong, dong nai, hai phong, hue, nha trang, vung tau, mekong delta, bac ninh',
  Yemen: 'yemen, aden, sanaa',
  Zambia: 'zambia, lusaka, kitwe, copperbelt, ndola, livingstone zambia',
  Zimbabwe: 'zimbabwe, harare, bulawayo, mutare',
  Kosovo: 'kosovo, pristina',
  Mali: 'bamako',
  'Burkina Faso': 'burkina faso, ouagadougou',
  Benin: 'cotonou',
  Togo: 'togo, lome',
  Gabon: 'gabon, libreville',
  'Republic of the Congo': 'brazzaville, pointe noire',
  'Sierra Leone': 'sierra leone, freetown',
  Liberia: 'liberia, monrovia',
  Gambia: 'gambia, banjul',
  Guinea: 'conakry',
  Burundi: 'burundi, bujumbura',
  Eswatini: 'eswatini, swaziland',
  Lesotho: 'lesotho, maseru',
  Djibouti: 'djibouti',
  Eritrea: 'eritrea, asmara',
  Mauritania: 'mauritania, nouakchott',
  'Cape Verde': 'cape verde, praia',
  Haiti: 'haiti, port au prince',
  Bahamas: 'bahamas, nassau',
  Barbados: 'barbados, bridgetown',
  Guyana: 'guyana',
  Suriname: 'suriname, paramaribo',
  Belize: 'belize',
  Fiji: 'fiji, suva',
  'Papua New Guinea': 'papua new guinea, port moresby',
  Bhutan: 'bhutan, thimphu',
  Liechtenstein: 'liechtenstein, vaduz',
  Andorra: 'andorra',
  Palestine: 'palestine, ramallah, gaza, west bank',
  Seychelles: 'seychelles',
  Aruba: 'aruba',
  Curaçao: 'curacao',
  Greenland: 'greenland, nuuk',
  'Faroe Islands': 'faroe islands, torshavn',
  Gibraltar: 'gibraltar',
  Bermuda: 'bermuda',
  'Cayman Islands': 'cayman islands',
}

export const countryByPlace: ReadonlyMap<string, string> = new Map(
  Object.entries(byCountry).flatMap(([country, places]) =>
    places.split(', ').map((place): [string, string] => [place, country]),
  ),
)

/** Names that people and things bear as well: a place only where "in" or the like stands before them. */
export const alsoNames: ReadonlySet<string> = new Set(
  'jordan, georgia, chad, turkey, regina, sofia, lima, cologne, bari, hull, kent, virginia, buffalo, columbus, charlotte, austin, jackson, washington, florence, santiago, victoria, darwin, hamilton, richmond, orlando, carolina, lincoln, rochester, leon, salvador, mercedes, santa cruz, america, us, essen, cork, bath, reading, derby, chester, stoke, poole, dover, hastings, york, lincoln england, halle, tours, brest, nancy, angers, metz, pau, como, nara, mesa arizona, erie, reno, mobile, madison, springfield, lansing, flint, boulder, provo, macon, eugene oregon, maine, santos, rio, natal brazil, jos, aba, warri, clark, laguna, hue, faro, jura, biel, thun, sion, chur, baden switzerland, lund, bodo, nis serbia, perm, samara, manta ecuador, cali, kerry, sligo, newport, fife, stirling, lancaster, burlington, augusta, victoria australia, trier, jena, emden, hesse, limburg, mons, namur, tamale, tema, neom, dc, riverside california, napa, irving, plano, toledo, castile, benin, guinea, jersey channel islands, providence, champagne region, orange county, queens new york, fes, fez, malang, salem india, batam, denpasar, prato, funen, munster, siegen'.split(
    ', ',
  ),
)
