BEGIN TRANSACTION;
CREATE TABLE account (
	id VARCHAR(40) NOT NULL, 
	name TEXT NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "account" VALUES('6346cee13caf910930fe','Ada','2026-11-16T08:55:43.126Z');
INSERT INTO "account" VALUES('3bb958e21bb84fea4878','Ben','2026-11-16T08:55:43.500Z');
CREATE TABLE arktable_meta (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "arktable_meta" VALUES('schema','2');
CREATE TABLE award (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	award VARCHAR(40) NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	PRIMARY KEY (table_id, seat, award), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE entry (
	table_id VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	seat INTEGER NOT NULL, 
	moves TEXT NOT NULL, 
	"key" TEXT, 
	at VARCHAR(40) NOT NULL, 
	PRIMARY KEY (table_id, version), 
	CONSTRAINT entry_key_once UNIQUE (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "entry" VALUES('ma5nezmwse',1,'sit',1,'',NULL,'2026-11-16T08:55:43.668Z');
INSERT INTO "entry" VALUES('ma5nezmwse',2,'start',-1,'',NULL,'2026-11-16T08:55:43.668Z');
INSERT INTO "entry" VALUES('ma5nezmwse',3,'move',0,'own h6','0:7cf92732e06a7418','2026-11-16T08:55:43.719Z');
INSERT INTO "entry" VALUES('ma5nezmwse',4,'move',0,'own h7','0:c53fbba0660f9645','2026-11-16T08:55:43.788Z');
INSERT INTO "entry" VALUES('ma5nezmwse',5,'move',0,'own l6','0:1531d2fa230b1c55','2026-11-16T08:55:43.827Z');
INSERT INTO "entry" VALUES('ma5nezmwse',6,'move',0,'done','0:5b6d07331affa059','2026-11-16T08:55:43.861Z');
INSERT INTO "entry" VALUES('ma5nezmwse',7,'move',0,'banner','0:b447e6121592661b','2026-11-16T08:55:43.880Z');
INSERT INTO "entry" VALUES('ma5nezmwse',8,'move',1,'own h5','1:5b09ced1df97c3eb','2026-11-16T08:55:43.890Z');
INSERT INTO "entry" VALUES('ma5nezmwse',9,'move',1,'own l7','1:7b9b1bf3fc80f22e','2026-11-16T08:55:43.988Z');
INSERT INTO "entry" VALUES('ma5nezmwse',10,'move',1,'own h8','1:fd88054f92ab24de','2026-11-16T08:55:44.153Z');
INSERT INTO "entry" VALUES('ma5nezmwse',11,'move',1,'done','1:b0cce419e75c9f3f','2026-11-16T08:55:44.227Z');
INSERT INTO "entry" VALUES('ma5nezmwse',12,'move',1,'banner','1:71093938600ae670','2026-11-16T08:55:44.305Z');
INSERT INTO "entry" VALUES('ma5nezmwse',13,'move',0,'own k4','0:ddab861e98cb214e','2026-11-16T08:55:44.428Z');
INSERT INTO "entry" VALUES('ma5nezmwse',14,'move',0,'own l8','0:82d258c0277a3854','2026-11-16T08:55:44.442Z');
INSERT INTO "entry" VALUES('ma5nezmwse',15,'move',0,'done','0:d7259a9ad51fb31e','2026-11-16T08:55:44.448Z');
INSERT INTO "entry" VALUES('ma5nezmwse',16,'move',0,'banner','0:950007e39648c01e','2026-11-16T08:55:44.454Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',1,'sit',1,'',NULL,'2026-11-16T08:55:44.473Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',2,'start',-1,'',NULL,'2026-11-16T08:55:44.474Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',3,'move',1,'tile school','1:a5cfb26ab373b1da','2026-11-16T08:55:44.501Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',4,'move',0,'tile patron-clothes','0:4cca7e2eb7d50346','2026-11-16T08:55:44.516Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',5,'move',1,'buy 3 of 1','1:12ef476d42ade2e6','2026-11-16T08:55:44.533Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',6,'move',0,'buy 3 of 2','0:1cda56a50526c272','2026-11-16T08:55:44.559Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',7,'move',0,'place distribution 2 pay 2','0:966cc939e20d9254','2026-11-16T08:55:44.620Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',8,'move',0,'promote food','0:865bf653639f5964','2026-11-16T08:55:44.942Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',9,'move',0,'promote cutlery','0:4b43fa555e5c5e41','2026-11-16T08:55:45.040Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',10,'move',0,'done','0:cfc3a94f93d1e5ae','2026-11-16T08:55:45.272Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',11,'move',0,'price cutlery 5','0:2c49e842a3727ad0','2026-11-16T08:55:45.420Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',12,'move',0,'price food 7','0:1a02771c9a49cced','2026-11-16T08:55:45.730Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',13,'move',1,'place distribution 2 pay 2','1:3cc98151af1385d5','2026-11-16T08:55:45.805Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',14,'move',1,'promote food','1:2180ae060a42d187','2026-11-16T08:55:45.836Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',15,'move',1,'promote clothes','1:d7bffe5a43d39c9f','2026-11-16T08:55:45.880Z');
INSERT INTO "entry" VALUES('9pp7jtnv64',16,'move',1,'done','1:7e234258186d0b73','2026-11-16T08:55:45.908Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',1,'sit',1,'',NULL,'2026-11-16T08:55:46.032Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',2,'start',-1,'',NULL,'2026-11-16T08:55:46.032Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',3,'move',1,'marker light-distribution','1:88f0f2df5b388c9e','2026-11-16T08:55:46.105Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',4,'move',0,'marker light-exchange','0:7bde9557d67a2579','2026-11-16T08:55:46.133Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',5,'move',0,'place distribution 6 pay 6','0:299555e0fb93ad14','2026-11-16T08:55:46.162Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',6,'move',0,'promote food','0:339c160c82cae7a5','2026-11-16T08:55:46.180Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',7,'move',0,'promote food','0:74c19d47c98eead9','2026-11-16T08:55:46.208Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',8,'move',0,'promote cutlery','0:6e62b0ae47a6b4f0','2026-11-16T08:55:46.223Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',9,'move',0,'done','0:fb2914453243ffc3','2026-11-16T08:55:46.233Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',10,'move',0,'price cutlery 5','0:00e2aaed3e8a634b','2026-11-16T08:55:46.343Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',11,'move',0,'price food 8','0:e81e077f0206abb2','2026-11-16T08:55:46.473Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',12,'move',1,'place distribution 6 pay 6','1:29f29ba6636d47be','2026-11-16T08:55:46.588Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',13,'move',1,'promote food','1:e7186f1c1bfd7fe9','2026-11-16T08:55:46.836Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',14,'move',1,'promote food','1:ae02b2e2fff124f4','2026-11-16T08:55:47.015Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',15,'move',1,'promote clothes','1:575566a17b3d7ce7','2026-11-16T08:55:47.056Z');
INSERT INTO "entry" VALUES('mmgtbepvjb',16,'move',1,'done','1:e1b9bf89b6adb899','2026-11-16T08:55:47.091Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',1,'sit',1,'',NULL,'2026-11-16T08:55:47.126Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',2,'start',-1,'',NULL,'2026-11-16T08:55:47.126Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',3,'move',1,'take entrepreneur','1:8913423e6377b6f0','2026-11-16T08:55:47.134Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',4,'move',0,'develop exchange','0:155386c3c69d14b3','2026-11-16T08:55:47.140Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',5,'move',0,'quality','0:2928280db4b9a52e','2026-11-16T08:55:47.148Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',6,'move',0,'lay quality-2 food 1','0:c89db2fba9515bb2','2026-11-16T08:55:47.154Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',7,'move',0,'done','0:f43bea11defbe9ec','2026-11-16T08:55:47.161Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',8,'move',0,'set 2','0:3b4a6ba1ca741d33','2026-11-16T08:55:47.167Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',9,'move',0,'develop exchange','0:dba74e05ea93554b','2026-11-16T08:55:47.173Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',10,'move',1,'quality','1:2fe62ab0fe954c2b','2026-11-16T08:55:47.179Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',11,'move',1,'lay quality-2 food 1','1:b7539f521e777ec5','2026-11-16T08:55:47.186Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',12,'move',1,'done','1:ac0c324835c0cd89','2026-11-16T08:55:47.192Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',13,'move',1,'set 2','1:9db8105d57ad9183','2026-11-16T08:55:47.199Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',14,'move',1,'develop exchange','1:ba0b3b481ab76c09','2026-11-16T08:55:47.206Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',15,'move',0,'ship 2','0:4d1a46d3c87a07f3','2026-11-16T08:55:47.212Z');
INSERT INTO "entry" VALUES('wpjgngkq9z',16,'move',1,'ship 2','1:2591f586d31ba857','2026-11-16T08:55:47.218Z');
INSERT INTO "entry" VALUES('dydhjajm8p',1,'start',-1,'',NULL,'2026-11-16T08:55:47.221Z');
INSERT INTO "entry" VALUES('dydhjajm8p',2,'move',0,'card farm-cloth','0:4685c425c9a93c33','2026-11-16T08:55:47.228Z');
INSERT INTO "entry" VALUES('dydhjajm8p',3,'move',0,'lay farm e4 a','0:f322fa4ae3f4f530','2026-11-16T08:55:47.232Z');
INSERT INTO "entry" VALUES('dydhjajm8p',4,'move',0,'take stack','0:93c02e33746c6f17','2026-11-16T08:55:47.235Z');
INSERT INTO "entry" VALUES('dydhjajm8p',5,'move',0,'end','0:d64c6b65e65a4827','2026-11-16T08:55:47.238Z');
INSERT INTO "entry" VALUES('dydhjajm8p',6,'move',1,'own e3; own f3; own h4; done; end',NULL,'2026-11-16T08:55:47.240Z');
INSERT INTO "entry" VALUES('dydhjajm8p',7,'move',0,'card farm-spice','0:013eac852efdc59b','2026-11-16T08:55:47.248Z');
INSERT INTO "entry" VALUES('dydhjajm8p',8,'move',0,'lay farm c2 a','0:bc68cfbc90890241','2026-11-16T08:55:47.251Z');
INSERT INTO "entry" VALUES('dydhjajm8p',9,'move',0,'take stack','0:5233a28cf1786d05','2026-11-16T08:55:47.254Z');
INSERT INTO "entry" VALUES('dydhjajm8p',10,'move',0,'end','0:2a3b7e52bc2aa899','2026-11-16T08:55:47.257Z');
INSERT INTO "entry" VALUES('dydhjajm8p',11,'move',1,'card mill-carpenter; lay mill e6 b; take smithy-spice; banner',NULL,'2026-11-16T08:55:47.259Z');
INSERT INTO "entry" VALUES('dydhjajm8p',12,'move',0,'card farm-spice','0:492fd19658a28059','2026-11-16T08:55:47.266Z');
INSERT INTO "entry" VALUES('dydhjajm8p',13,'move',0,'lay farm a1 a','0:46665998409d0085','2026-11-16T08:55:47.269Z');
INSERT INTO "entry" VALUES('dydhjajm8p',14,'move',0,'take stack','0:139996ed43546681','2026-11-16T08:55:47.273Z');
INSERT INTO "entry" VALUES('dydhjajm8p',15,'move',0,'end','0:04f7d828155ff040','2026-11-16T08:55:47.277Z');
INSERT INTO "entry" VALUES('dydhjajm8p',16,'move',1,'neutral j6; own h9; own i4; done; banner',NULL,'2026-11-16T08:55:47.280Z');
INSERT INTO "entry" VALUES('dydhjajm8p',17,'move',0,'card tavern-silver','0:506c2a667a79f112','2026-11-16T08:55:47.288Z');
INSERT INTO "entry" VALUES('dydhjajm8p',18,'move',0,'lay tavern f1 a','0:1687b802115e5e63','2026-11-16T08:55:47.292Z');
INSERT INTO "entry" VALUES('dydhjajm8p',19,'move',0,'take stack','0:d491c2433da4b01c','2026-11-16T08:55:47.296Z');
INSERT INTO "entry" VALUES('dydhjajm8p',20,'move',0,'end','0:176ce3e06d7efeab','2026-11-16T08:55:47.299Z');
INSERT INTO "entry" VALUES('dydhjajm8p',21,'move',1,'own f6; own f9; done; banner',NULL,'2026-11-16T08:55:47.302Z');
INSERT INTO "entry" VALUES('dydhjajm8p',22,'move',0,'card mill-silver','0:ede34a8bcce443e4','2026-11-16T08:55:47.309Z');
INSERT INTO "entry" VALUES('dydhjajm8p',23,'move',0,'lay mill g1 a','0:4af82a4d2ddbaa07','2026-11-16T08:55:47.313Z');
INSERT INTO "entry" VALUES('dydhjajm8p',24,'move',0,'take stack','0:417c5a65b85472f1','2026-11-16T08:55:47.316Z');
INSERT INTO "entry" VALUES('dydhjajm8p',25,'move',0,'end','0:68aea4edc9dd7cc7','2026-11-16T08:55:47.320Z');
INSERT INTO "entry" VALUES('dydhjajm8p',26,'move',1,'own j7; own j5; done; end',NULL,'2026-11-16T08:55:47.323Z');
INSERT INTO "entry" VALUES('dydhjajm8p',27,'move',0,'card trade-cloth','0:457e5e04fc8594d4','2026-11-16T08:55:47.330Z');
INSERT INTO "entry" VALUES('dydhjajm8p',28,'move',0,'lay trade j1 a','0:b82b78c0895d5d1e','2026-11-16T08:55:47.333Z');
INSERT INTO "entry" VALUES('dydhjajm8p',29,'move',0,'take stack','0:f42a922ac27c8f72','2026-11-16T08:55:47.335Z');
INSERT INTO "entry" VALUES('dydhjajm8p',30,'move',0,'end','0:347e61b747e54345','2026-11-16T08:55:47.338Z');
INSERT INTO "entry" VALUES('dydhjajm8p',31,'move',1,'card mill-spice; lay mill a2 b; take trade-carpenter; end',NULL,'2026-11-16T08:55:47.341Z');
INSERT INTO "entry" VALUES('dydhjajm8p',32,'move',0,'card farm-cloth','0:5380ada2b89b7ece','2026-11-16T08:55:47.348Z');
INSERT INTO "entry" VALUES('dydhjajm8p',33,'move',0,'lay farm m1 a','0:259df07a4daafe2c','2026-11-16T08:55:47.352Z');
INSERT INTO "entry" VALUES('dydhjajm8p',34,'move',0,'take stack','0:5dd9e1371b5fd229','2026-11-16T08:55:47.354Z');
INSERT INTO "entry" VALUES('dydhjajm8p',35,'move',0,'end','0:767c8d9e20973d03','2026-11-16T08:55:47.357Z');
INSERT INTO "entry" VALUES('dydhjajm8p',36,'move',1,'card trade-carpenter; lay trade l2 b; take stack; end',NULL,'2026-11-16T08:55:47.361Z');
INSERT INTO "entry" VALUES('dydhjajm8p',37,'move',0,'card house-spice','0:cbd1d667b775ce64','2026-11-16T08:55:47.370Z');
INSERT INTO "entry" VALUES('dydhjajm8p',38,'move',0,'lay house d1 a','0:01216e9e7ac8f61a','2026-11-16T08:55:47.374Z');
INSERT INTO "entry" VALUES('dydhjajm8p',39,'move',0,'castle cloth 1','0:67fb75a3cd96b579','2026-11-16T08:55:47.377Z');
INSERT INTO "entry" VALUES('dydhjajm8p',40,'move',0,'castle cloth 2','0:63fe9fe2518db694','2026-11-16T08:55:47.387Z');
INSERT INTO "entry" VALUES('dydhjajm8p',41,'move',0,'take stack','0:70a06ba1743a91f2','2026-11-16T08:55:47.392Z');
INSERT INTO "entry" VALUES('dydhjajm8p',42,'move',0,'end','0:a8cb98ab43be95b6','2026-11-16T08:55:47.396Z');
INSERT INTO "entry" VALUES('dydhjajm8p',43,'move',1,'card smithy-spice; lay smithy g9 b; take trade-silver; end',NULL,'2026-11-16T08:55:47.400Z');
INSERT INTO "entry" VALUES('dydhjajm8p',44,'move',0,'card trade-spice','0:63084dd690e56a65','2026-11-16T08:55:47.411Z');
INSERT INTO "entry" VALUES('dydhjajm8p',45,'move',0,'lay trade n2 a','0:c80a9499a68388e0','2026-11-16T08:55:47.414Z');
INSERT INTO "entry" VALUES('dydhjajm8p',46,'move',0,'take stack','0:e639f905bf02e00e','2026-11-16T08:55:47.417Z');
INSERT INTO "entry" VALUES('dydhjajm8p',47,'move',0,'end','0:7d50203337b895a7','2026-11-16T08:55:47.421Z');
INSERT INTO "entry" VALUES('dydhjajm8p',48,'move',1,'neutral a4; done; banner; done',NULL,'2026-11-16T08:55:47.427Z');
INSERT INTO "entry" VALUES('dydhjajm8p',49,'move',0,'card house-cloth','0:4176e31f93056c80','2026-11-16T08:55:47.435Z');
INSERT INTO "entry" VALUES('dydhjajm8p',50,'move',0,'lay house c3 a','0:03b7fd5bbd5ae426','2026-11-16T08:55:47.439Z');
INSERT INTO "entry" VALUES('dydhjajm8p',51,'move',0,'take stack','0:e7440ca5a446f18d','2026-11-16T08:55:47.442Z');
INSERT INTO "entry" VALUES('dydhjajm8p',52,'move',0,'end','0:f7ea56ef703b1c5c','2026-11-16T08:55:47.446Z');
INSERT INTO "entry" VALUES('dydhjajm8p',53,'move',1,'own d4; own g3; done',NULL,'2026-11-16T08:55:47.449Z');
INSERT INTO "entry" VALUES('dydhjajm8p',54,'move',0,'card tavern-spice','0:bd2f422ecbc5952c','2026-11-16T08:55:47.457Z');
INSERT INTO "entry" VALUES('dydhjajm8p',55,'move',0,'lay tavern j3 a','0:f8e3ec70ada35240','2026-11-16T08:55:47.460Z');
INSERT INTO "entry" VALUES('dydhjajm8p',56,'move',0,'take stack','0:ec23043c31dd2f92','2026-11-16T08:55:47.464Z');
INSERT INTO "entry" VALUES('dydhjajm8p',57,'move',0,'end','0:0d865ca1a2ab2416','2026-11-16T08:55:47.467Z');
INSERT INTO "entry" VALUES('dydhjajm8p',58,'move',1,'card farm-silver; lay farm c9 a; take farm-carpenter',NULL,'2026-11-16T08:55:47.470Z');
INSERT INTO "entry" VALUES('dydhjajm8p',59,'move',0,'card farm-carpenter','0:ac42ad4e2380eb05','2026-11-16T08:55:47.478Z');
INSERT INTO "entry" VALUES('dydhjajm8p',60,'move',0,'lay farm n4 a','0:6cc099ce523765d8','2026-11-16T08:55:47.481Z');
INSERT INTO "entry" VALUES('dydhjajm8p',61,'move',0,'take stack','0:9e17ee10434ea283','2026-11-16T08:55:47.484Z');
INSERT INTO "entry" VALUES('dydhjajm8p',62,'move',0,'end','0:0da5319f249eb18f','2026-11-16T08:55:47.487Z');
INSERT INTO "entry" VALUES('dydhjajm8p',63,'move',1,'card farm-carpenter; lay farm k5 a; take tavern-cloth',NULL,'2026-11-16T08:55:47.491Z');
INSERT INTO "entry" VALUES('dydhjajm8p',64,'move',0,'card smithy-silver','0:6280cbc357776af5','2026-11-16T08:55:47.500Z');
INSERT INTO "entry" VALUES('dydhjajm8p',65,'move',0,'lay smithy a5 a','0:50316920fcaaa90a','2026-11-16T08:55:47.504Z');
INSERT INTO "entry" VALUES('dydhjajm8p',66,'move',0,'take stack','0:785c9f57ec174a4f','2026-11-16T08:55:47.508Z');
INSERT INTO "entry" VALUES('dydhjajm8p',67,'move',0,'end','0:43065d3a84ecd827','2026-11-16T08:55:47.512Z');
INSERT INTO "entry" VALUES('dydhjajm8p',68,'move',1,'card trade-silver; lay trade d10 b; take stack',NULL,'2026-11-16T08:55:47.516Z');
INSERT INTO "entry" VALUES('dydhjajm8p',69,'move',0,'card farm-silver','0:0c329469c861b628','2026-11-16T08:55:47.528Z');
INSERT INTO "entry" VALUES('dydhjajm8p',70,'move',0,'lay farm n5 a','0:7aa5c33e97ce9a25','2026-11-16T08:55:47.532Z');
INSERT INTO "entry" VALUES('dydhjajm8p',71,'move',0,'take stack','0:122f6fc3bddebdb7','2026-11-16T08:55:47.536Z');
INSERT INTO "entry" VALUES('dydhjajm8p',72,'move',0,'end','0:26c8b78e332881b2','2026-11-16T08:55:47.539Z');
INSERT INTO "entry" VALUES('dydhjajm8p',73,'move',1,'card house-cloth; lay house a6 a; take house-carpenter',NULL,'2026-11-16T08:55:47.542Z');
INSERT INTO "entry" VALUES('dydhjajm8p',74,'move',0,'card mill-cloth','0:f9ae8070cd3648c8','2026-11-16T08:55:47.551Z');
INSERT INTO "entry" VALUES('dydhjajm8p',75,'move',0,'lay mill b6 a','0:909dd10e8f67257f','2026-11-16T08:55:47.554Z');
INSERT INTO "entry" VALUES('dydhjajm8p',76,'move',0,'take stack','0:4ede51d5d44335bf','2026-11-16T08:55:47.557Z');
INSERT INTO "entry" VALUES('dydhjajm8p',77,'move',0,'end','0:56d22bda2e1ff8ea','2026-11-16T08:55:47.560Z');
INSERT INTO "entry" VALUES('dydhjajm8p',78,'move',1,'card tavern-cloth; lay tavern l6 d; take monastery-spice',NULL,'2026-11-16T08:55:47.563Z');
INSERT INTO "entry" VALUES('dydhjajm8p',79,'move',0,'card tavern-carpenter','0:ec0bc2dbb6e2f51e','2026-11-16T08:55:47.571Z');
INSERT INTO "entry" VALUES('dydhjajm8p',80,'move',0,'lay tavern n6 a','0:5bba2e2f878873e5','2026-11-16T08:55:47.575Z');
INSERT INTO "entry" VALUES('dydhjajm8p',81,'move',0,'take stack','0:f55fb00812df1dff','2026-11-16T08:55:47.578Z');
INSERT INTO "entry" VALUES('dydhjajm8p',82,'move',0,'end','0:eaa86f44ea0f202a','2026-11-16T08:55:47.581Z');
INSERT INTO "entry" VALUES('dydhjajm8p',83,'move',1,'neutral c10; neutral d11; done',NULL,'2026-11-16T08:55:47.585Z');
INSERT INTO "entry" VALUES('dydhjajm8p',84,'move',0,'card smithy-cloth','0:eb2a3d55088f8137','2026-11-16T08:55:47.594Z');
INSERT INTO "entry" VALUES('dydhjajm8p',85,'move',0,'lay smithy a8 a','0:6d5166026b9a4da7','2026-11-16T08:55:47.597Z');
INSERT INTO "entry" VALUES('dydhjajm8p',86,'move',0,'take stack','0:fc69124d395b67eb','2026-11-16T08:55:47.600Z');
INSERT INTO "entry" VALUES('dydhjajm8p',87,'move',0,'end','0:74635cb8408fa68e','2026-11-16T08:55:47.604Z');
INSERT INTO "entry" VALUES('dydhjajm8p',88,'move',1,'card tavern-cloth; lay tavern m8 d; take house-carpenter',NULL,'2026-11-16T08:55:47.607Z');
INSERT INTO "entry" VALUES('dydhjajm8p',89,'move',0,'card house-silver','0:10e2444108922821','2026-11-16T08:55:47.617Z');
INSERT INTO "entry" VALUES('dydhjajm8p',90,'move',0,'lay house h3 a','0:bdca8d4c0eec989a','2026-11-16T08:55:47.620Z');
INSERT INTO "entry" VALUES('dydhjajm8p',91,'move',0,'take stack','0:068b95716440a06a','2026-11-16T08:55:47.623Z');
INSERT INTO "entry" VALUES('dydhjajm8p',92,'move',0,'end','0:3ad64189cf09470e','2026-11-16T08:55:47.626Z');
INSERT INTO "entry" VALUES('dydhjajm8p',93,'move',1,'neutral i9; done',NULL,'2026-11-16T08:55:47.629Z');
INSERT INTO "entry" VALUES('dydhjajm8p',94,'move',0,'card house-silver','0:e5fccbd20ac3467b','2026-11-16T08:55:47.638Z');
INSERT INTO "entry" VALUES('dydhjajm8p',95,'move',0,'lay house o3 a','0:e350ed44e10f47df','2026-11-16T08:55:47.641Z');
INSERT INTO "entry" VALUES('dydhjajm8p',96,'move',0,'castle cloth 3','0:5d0052bfd620ba81','2026-11-16T08:55:47.645Z');
INSERT INTO "entry" VALUES('dydhjajm8p',97,'move',0,'castle spice 4','0:cb5efe643e13e321','2026-11-16T08:55:47.648Z');
INSERT INTO "entry" VALUES('dydhjajm8p',98,'move',0,'take stack','0:0d7e905077b490c7','2026-11-16T08:55:47.651Z');
INSERT INTO "entry" VALUES('dydhjajm8p',99,'move',0,'end','0:3e7d6950b215e438','2026-11-16T08:55:47.654Z');
INSERT INTO "entry" VALUES('dydhjajm8p',100,'move',1,'card monastery-spice; lay monastery a9 b; take tavern-carpenter',NULL,'2026-11-16T08:55:47.657Z');
INSERT INTO "entry" VALUES('dydhjajm8p',101,'move',0,'card tavern-silver','0:ea96d3f30e995b1b','2026-11-16T08:55:47.667Z');
INSERT INTO "entry" VALUES('dydhjajm8p',102,'move',0,'lay tavern o7 a','0:677824e4f762588d','2026-11-16T08:55:47.670Z');
INSERT INTO "entry" VALUES('dydhjajm8p',103,'move',0,'take tavern-spice','0:341a32f1410f9735','2026-11-16T08:55:47.673Z');
INSERT INTO "entry" VALUES('dydhjajm8p',104,'move',0,'end','0:b60000efaebd2706','2026-11-16T08:55:47.676Z');
INSERT INTO "entry" VALUES('dydhjajm8p',105,'move',1,'card smithy-carpenter; lay smithy l10 a',NULL,'2026-11-16T08:55:47.679Z');
INSERT INTO "entry" VALUES('dydhjajm8p',106,'move',0,'card tavern-spice','0:60c09ff0636dd3ac','2026-11-16T08:55:47.689Z');
INSERT INTO "entry" VALUES('dydhjajm8p',107,'move',0,'lay tavern j8 a','0:98515e73b17bbfae','2026-11-16T08:55:47.694Z');
INSERT INTO "entry" VALUES('dydhjajm8p',108,'move',0,'end','0:d73917d8e252276e','2026-11-16T08:55:47.697Z');
INSERT INTO "entry" VALUES('dydhjajm8p',109,'move',1,'card house-spice; lay house p9 b',NULL,'2026-11-16T08:55:47.700Z');
INSERT INTO "entry" VALUES('dydhjajm8p',110,'move',0,'card monastery-cloth','0:34d884764ef13c6b','2026-11-16T08:55:47.710Z');
INSERT INTO "entry" VALUES('dydhjajm8p',111,'move',0,'lay monastery h10 a','0:7142e4e910510eb1','2026-11-16T08:55:47.715Z');
INSERT INTO "entry" VALUES('dydhjajm8p',112,'move',0,'end','0:fe43682d7cee84d7','2026-11-16T08:55:47.720Z');
INSERT INTO "entry" VALUES('dydhjajm8p',113,'move',1,'neutral o11; done',NULL,'2026-11-16T08:55:47.726Z');
INSERT INTO "entry" VALUES('dydhjajm8p',114,'move',0,'card monastery-carpenter','0:79a8939bf7b11953','2026-11-16T08:55:47.738Z');
INSERT INTO "entry" VALUES('dydhjajm8p',115,'move',0,'lay monastery j11 a','0:4a8f1627e7a0d86f','2026-11-16T08:55:47.785Z');
INSERT INTO "entry" VALUES('dydhjajm8p',116,'move',0,'end','0:59a72fa47e06164f','2026-11-16T08:55:47.836Z');
INSERT INTO "entry" VALUES('dydhjajm8p',117,'move',1,'card tavern-carpenter; lay tavern h11 d',NULL,'2026-11-16T08:55:47.888Z');
INSERT INTO "entry" VALUES('dydhjajm8p',118,'move',0,'card monastery-silver','0:87a0013d5eb79866','2026-11-16T08:55:47.903Z');
INSERT INTO "entry" VALUES('dydhjajm8p',119,'move',0,'lay monastery b11 c','0:39ffef25674b46fe','2026-11-16T08:55:47.908Z');
INSERT INTO "entry" VALUES('dydhjajm8p',120,'move',0,'end','0:5b536849de583734','2026-11-16T08:55:47.911Z');
INSERT INTO "entry" VALUES('dydhjajm8p',121,'move',1,'card house-carpenter; lay house p11 b',NULL,'2026-11-16T08:55:47.914Z');
INSERT INTO "entry" VALUES('dydhjajm8p',122,'move',0,'own p1','0:a322f03dc86ac2c8','2026-11-16T08:55:47.923Z');
INSERT INTO "entry" VALUES('dydhjajm8p',123,'move',0,'done','0:a190f6995da27b78','2026-11-16T08:55:47.926Z');
INSERT INTO "entry" VALUES('dydhjajm8p',124,'move',0,'castle spice 5','0:53233fc4920b9bfb','2026-11-16T08:55:47.929Z');
INSERT INTO "entry" VALUES('dydhjajm8p',125,'move',0,'castle spice 6','0:cbea199b2313108b','2026-11-16T08:55:47.939Z');
INSERT INTO "entry" VALUES('dydhjajm8p',126,'move',0,'end','0:585894c22df80065','2026-11-16T08:55:47.943Z');
INSERT INTO "entry" VALUES('dydhjajm8p',127,'move',1,'card house-carpenter; lay house l3 b',NULL,'2026-11-16T08:55:47.947Z');
INSERT INTO "entry" VALUES('dydhjajm8p',128,'move',0,'own b2','0:a18ddc506cb6dc29','2026-11-16T08:55:47.958Z');
INSERT INTO "entry" VALUES('dydhjajm8p',129,'move',0,'done','0:b2c1db0ff1a5cce1','2026-11-16T08:55:47.961Z');
INSERT INTO "entry" VALUES('dydhjajm8p',130,'move',0,'castle carpenter 7','0:fabda03d9267a001','2026-11-16T08:55:47.965Z');
INSERT INTO "entry" VALUES('dydhjajm8p',131,'move',0,'castle carpenter 8','0:909ca57447780654','2026-11-16T08:55:47.967Z');
INSERT INTO "entry" VALUES('dydhjajm8p',132,'move',0,'end','0:123210c2eca383f9','2026-11-16T08:55:47.970Z');
INSERT INTO "entry" VALUES('dydhjajm8p',133,'move',0,'own i2','0:6d503a85afc62f50','2026-11-16T08:55:47.973Z');
INSERT INTO "entry" VALUES('dydhjajm8p',134,'move',0,'done','0:ff1ef47623094fff','2026-11-16T08:55:47.975Z');
INSERT INTO "entry" VALUES('dydhjajm8p',135,'move',0,'castle carpenter 9','0:29d60a3cb8b8b926','2026-11-16T08:55:47.978Z');
INSERT INTO "entry" VALUES('dydhjajm8p',136,'move',0,'castle silver 10','0:712841a82b9e0da9','2026-11-16T08:55:47.981Z');
INSERT INTO "entry" VALUES('dydhjajm8p',137,'move',0,'end','0:2ae57c2b2a49b495','2026-11-16T08:55:47.983Z');
INSERT INTO "entry" VALUES('dydhjajm8p',138,'move',0,'neutral k2','0:fa870777976f56ef','2026-11-16T08:55:47.986Z');
INSERT INTO "entry" VALUES('dydhjajm8p',139,'move',0,'done','0:0405c8cf27f0028c','2026-11-16T08:55:47.988Z');
INSERT INTO "entry" VALUES('dydhjajm8p',140,'move',0,'castle cloth 1','0:0a48070faa756acc','2026-11-16T08:55:47.992Z');
INSERT INTO "entry" VALUES('dydhjajm8p',141,'move',0,'castle cloth 2','0:7556c9d3888330b5','2026-11-16T08:55:47.996Z');
INSERT INTO "entry" VALUES('dydhjajm8p',142,'move',0,'end','0:461765c838541404','2026-11-16T08:55:47.999Z');
INSERT INTO "entry" VALUES('dydhjajm8p',143,'move',0,'neutral c4','0:452838074311ee10','2026-11-16T08:55:48.001Z');
INSERT INTO "entry" VALUES('dydhjajm8p',144,'move',0,'done','0:fad1bad01376c3f0','2026-11-16T08:55:48.004Z');
INSERT INTO "entry" VALUES('dydhjajm8p',145,'move',0,'castle cloth 3','0:808d4b31325a580a','2026-11-16T08:55:48.006Z');
INSERT INTO "entry" VALUES('dydhjajm8p',146,'move',0,'castle spice 4','0:8cdb8ea8919fd8c9','2026-11-16T08:55:48.009Z');
INSERT INTO "entry" VALUES('dydhjajm8p',147,'move',0,'end','0:189b058b4e277600','2026-11-16T08:55:48.012Z');
INSERT INTO "entry" VALUES('dydhjajm8p',148,'move',0,'neutral k4','0:453e979714586e8b','2026-11-16T08:55:48.015Z');
INSERT INTO "entry" VALUES('dydhjajm8p',149,'move',0,'done','0:ecb82af726d827f0','2026-11-16T08:55:48.017Z');
INSERT INTO "entry" VALUES('dydhjajm8p',150,'move',0,'castle spice 5','0:f85b95c2001ca3f7','2026-11-16T08:55:48.020Z');
INSERT INTO "entry" VALUES('dydhjajm8p',151,'move',0,'castle spice 6','0:96c13939d79c4b9d','2026-11-16T08:55:48.022Z');
INSERT INTO "entry" VALUES('dydhjajm8p',152,'move',0,'end','0:af6f51c5af783478','2026-11-16T08:55:48.025Z');
INSERT INTO "entry" VALUES('dydhjajm8p',153,'move',0,'neutral e5','0:4134bbf7c661c08e','2026-11-16T08:55:48.028Z');
INSERT INTO "entry" VALUES('dydhjajm8p',154,'move',0,'done','0:cd7e2e26412af847','2026-11-16T08:55:48.030Z');
INSERT INTO "entry" VALUES('dydhjajm8p',155,'move',0,'castle carpenter 7','0:56b907d2e7a61569','2026-11-16T08:55:48.033Z');
INSERT INTO "entry" VALUES('dydhjajm8p',156,'move',0,'end','0:420bb6a1f6a36325','2026-11-16T08:55:48.036Z');
INSERT INTO "entry" VALUES('dydhjajm8p',157,'move',0,'neutral f5','0:9c09ec6ad68405d2','2026-11-16T08:55:48.039Z');
INSERT INTO "entry" VALUES('dydhjajm8p',158,'move',0,'done','0:f6703e72dd59216f','2026-11-16T08:55:48.042Z');
INSERT INTO "entry" VALUES('dydhjajm8p',159,'move',0,'castle carpenter 8','0:651cd5d36276f429','2026-11-16T08:55:48.044Z');
INSERT INTO "entry" VALUES('dydhjajm8p',160,'move',0,'end','0:52260f9da80d75af','2026-11-16T08:55:48.047Z');
INSERT INTO "entry" VALUES('dydhjajm8p',161,'move',0,'neutral k6','0:a8c3b5ae643e9434','2026-11-16T08:55:48.049Z');
INSERT INTO "entry" VALUES('dydhjajm8p',162,'move',0,'done','0:a726df49da147500','2026-11-16T08:55:48.052Z');
INSERT INTO "entry" VALUES('dydhjajm8p',163,'move',0,'end','0:a5d02f81ee89ffc6','2026-11-16T08:55:48.055Z');
INSERT INTO "entry" VALUES('dydhjajm8p',164,'move',0,'neutral m6','0:3961048b804fb04d','2026-11-16T08:55:48.058Z');
INSERT INTO "entry" VALUES('dydhjajm8p',165,'move',0,'done','0:c796169de6ceb004','2026-11-16T08:55:48.060Z');
INSERT INTO "entry" VALUES('dydhjajm8p',166,'move',0,'castle carpenter 9','0:35e2f28862e6b49c','2026-11-16T08:55:48.064Z');
INSERT INTO "entry" VALUES('dydhjajm8p',167,'move',0,'end','0:8ac43954a284473d','2026-11-16T08:55:48.068Z');
INSERT INTO "entry" VALUES('dydhjajm8p',168,'move',0,'neutral p6','0:04129efcc83d3702','2026-11-16T08:55:48.072Z');
INSERT INTO "entry" VALUES('dydhjajm8p',169,'move',0,'done','0:c138a7ea8fe7da51','2026-11-16T08:55:48.075Z');
INSERT INTO "entry" VALUES('dydhjajm8p',170,'move',0,'castle silver 10','0:02cf1ce66dc84a07','2026-11-16T08:55:48.079Z');
INSERT INTO "entry" VALUES('dydhjajm8p',171,'move',0,'end','0:51cb4767205cba05','2026-11-16T08:55:48.082Z');
INSERT INTO "entry" VALUES('dydhjajm8p',172,'move',0,'end','0:c912418ecba94583','2026-11-16T08:55:48.085Z');
CREATE TABLE game_table (
	id VARCHAR(40) NOT NULL, 
	name TEXT NOT NULL, 
	ruleset TEXT NOT NULL, 
	options TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	seed TEXT NOT NULL, 
	state VARCHAR(20) NOT NULL, 
	rules_rev INTEGER NOT NULL, 
	sheet_hash VARCHAR(64) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	updated VARCHAR(40) NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES('ma5nezmwse','arkadia','arkadia','{"setup":"standard","lot":"random","flip":"yes","totals":"hidden","start":"first"}',2,'4004071655064363427','running',1,'0c961b56140277d9','2026-11-16T08:55:43.557Z','2026-11-16T08:55:44.454Z','{"to_move":1,"turn":4,"progress":0.0,"winners":[]}');
INSERT INTO "game_table" VALUES('9pp7jtnv64','water-frame','water-frame','{"setup":"predetermined","events":"listed","patrons":"random","levels":"printed","cash":"open","extra-events":"off","steam-power":"off","bonus-markers":"off","award-markers":"off","reorganization":"off","new-tiles":"off","stock-exchange":"on"}',2,'39456173488999516','running',1,'26752058104d4a44','2026-11-16T08:55:44.457Z','2026-11-16T08:55:45.908Z','{"to_move":1,"turn":2,"progress":0.0,"winners":[]}');
INSERT INTO "game_table" VALUES('mmgtbepvjb','spinning-jenny','spinning-jenny','{"setup":"predetermined","levels":"printed","cash":"open"}',2,'238991189517487244','running',1,'26752058104d4a44','2026-11-16T08:55:45.973Z','2026-11-16T08:55:47.091Z','{"to_move":1,"turn":2,"progress":0.0,"winners":[]}');
INSERT INTO "game_table" VALUES('wpjgngkq9z','arkwright-cards','arkwright-cards','{"supply":"printed","restrictions":"off","factories":"given","ships":"two","shares":"ten","actions":"seven","tracks":"long","neutral":"competes","solo-factories":"chosen","awards":"all"}',2,'3501215330726440449','running',1,'567f6875d328a590','2026-11-16T08:55:47.095Z','2026-11-16T08:55:47.218Z','{"to_move":1,"turn":2,"progress":0.0,"winners":[]}');
INSERT INTO "game_table" VALUES('dydhjajm8p','Barley Yard Gate','arkadia','{"setup":"standard","lot":"random","flip":"no","totals":"hidden","start":"first"}',2,'1104732946769093644','finished',1,'0c961b56140277d9','2026-11-16T08:55:47.221Z','2026-11-16T08:55:48.085Z','{"to_move":-1,"turn":71,"progress":1.0,"winners":[0]}');
CREATE TABLE seat (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	account_id VARCHAR(40), 
	bot VARCHAR(40), 
	name TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE, 
	FOREIGN KEY(account_id) REFERENCES account (id)
);
INSERT INTO "seat" VALUES('ma5nezmwse',0,'person','6346cee13caf910930fe',NULL,'Ada');
INSERT INTO "seat" VALUES('ma5nezmwse',1,'person','3bb958e21bb84fea4878',NULL,'Ben');
INSERT INTO "seat" VALUES('9pp7jtnv64',0,'person','6346cee13caf910930fe',NULL,'Ada');
INSERT INTO "seat" VALUES('9pp7jtnv64',1,'person','3bb958e21bb84fea4878',NULL,'Ben');
INSERT INTO "seat" VALUES('mmgtbepvjb',0,'person','6346cee13caf910930fe',NULL,'Ada');
INSERT INTO "seat" VALUES('mmgtbepvjb',1,'person','3bb958e21bb84fea4878',NULL,'Ben');
INSERT INTO "seat" VALUES('wpjgngkq9z',0,'person','6346cee13caf910930fe',NULL,'Ada');
INSERT INTO "seat" VALUES('wpjgngkq9z',1,'person','3bb958e21bb84fea4878',NULL,'Ben');
INSERT INTO "seat" VALUES('dydhjajm8p',0,'person','6346cee13caf910930fe',NULL,'Ada');
INSERT INTO "seat" VALUES('dydhjajm8p',1,'bot',NULL,'random','Ash');
CREATE TABLE session (
	id VARCHAR(64) NOT NULL, 
	account_id VARCHAR(40) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account_id) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('cd9ef40b36a941d8f3011d73ac85f3cc5d4f1842a4dc7bbfe6771b64040a4a40','6346cee13caf910930fe','2026-11-16T08:55:43.126Z');
INSERT INTO "session" VALUES('def27c9c4e2743b6fa65ce85078777af1cddefe8872a2ae501b3b6fd6acf97e7','3bb958e21bb84fea4878','2026-11-16T08:55:43.500Z');
CREATE INDEX game_table_by_state ON game_table (state, updated);
CREATE INDEX seat_by_account ON seat (account_id);
COMMIT;
